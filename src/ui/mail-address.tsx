/** A mail address, which breaks behind its @ where it must. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}
