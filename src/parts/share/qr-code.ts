import { renderSVG } from 'uqr';

/** A QR code of this text as the address of a picture, black on white with its quiet edge in every theme. */
export function qrCodeSrc(text: string): string {
  const picture = renderSVG(text, { ecc: 'L', border: 4, whiteColor: '#fff', blackColor: '#000' });
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
