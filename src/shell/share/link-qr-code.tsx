import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A longer link makes squares too small for a phone to tell apart on a screen. */
const mostLetters = 900;

/** The link as a QR code, drawn when it is asked for. The button stays where the focus is, and puts it away again. */
export function LinkQrCode({ url }: { url: string }) {
  const [src, setSrc] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function turn() {
    if (src !== undefined) {
      setSrc(undefined);
      return;
    }
    if (url.length > mostLetters) {
      setProblem(
        'This link carries too much for a QR code: its squares would be too fine to read. Copy the link instead.',
      );
      return;
    }
    try {
      const { qrCodeSrc } = await import('#shell/share/qr-code.ts');
      setProblem(undefined);
      setSrc(qrCodeSrc(url));
    } catch {
      setProblem('The QR code could not be drawn just now. The link can be copied.');
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={src !== undefined} onClick={() => void turn()}>
        <QrCode aria-hidden="true" size={18} strokeWidth={1.75} />
        {src === undefined ? 'Show QR code' : 'Hide QR code'}
      </Button>
      <div className={src === undefined && problem === undefined ? 'hidden' : 'basis-full'}>
        {src && (
          <img
            src={src}
            alt="QR code of this link"
            width={336}
            height={336}
            className="mb-2 aspect-square h-auto w-full max-w-84 rounded-card bg-white"
          />
        )}
        <p role="status" className="text-label">
          {problem ?? (src && 'Hold a phone’s camera over it.')}
        </p>
      </div>
    </>
  );
}
