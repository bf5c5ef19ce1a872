const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** `640 kB`, `1.5 GB`: in steps of 1,024, as disks are reckoned with. */
export function formatBytes(bytes: number): string {
  let amount = bytes / 1024;
  let unit = 0;
  for (; amount >= 1024 && unit < units.length - 1; unit += 1) amount /= 1024;
  const digits = amount < 10 && unit > 0 ? 1 : 0;
  return `${amount.toFixed(digits)} ${units[unit]}`;
}
