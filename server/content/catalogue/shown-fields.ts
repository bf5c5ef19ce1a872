/** Of a record those fields that a schema of the contract has by the same name: what a writer wrote is shown as it is. */
export function shownFields<Shape extends object, Written extends object>(
  { shape }: { shape: Shape },
  record: Written,
): Pick<Written, keyof Shape & keyof Written> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(shape, name))) as Pick<
    Written,
    keyof Shape & keyof Written
  >;
}
