import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A longer link makes squares too small for a phone to tell apart on a screen. */
const mostLetters = 900;

/** The link as a QR code, drawn when it is asked for. */
export function LinkQrCode({ url }: { url: string }) {
  const [src, setSrc] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function show() {
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
    <div className={src === undefined ? '' : 'basis-full'}>
      {src === undefined ? (
        <Button variant="quiet" size="small" onClick={() => void show()}>
          <QrCode aria-hidden="true" size={18} strokeWidth={1.75} />
          Show QR code
        </Button>
      ) : (
        <img
          src={src}
          alt="QR code of this link"
          width={336}
          height={336}
          className="aspect-square h-auto w-full max-w-84 rounded-card bg-white"
        />
      )}
      <p role="status" className="mt-2 text-label empty:hidden">
        {problem ?? (src && 'Hold a phone’s camera over it.')}
      </p>
    </div>
  );
}
