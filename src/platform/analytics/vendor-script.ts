/** Asks for a vendor's script once. Whether it comes, fails or is blocked is nobody's business but the vendor's. */
export function addVendorScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`) !== null) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.referrerPolicy = 'origin';
  document.head.append(script);
}
