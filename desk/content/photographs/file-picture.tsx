import { useEffect, useRef, useState } from 'react';

/** In pixels of the longer side. */
const size = 320;

/** A picture of a file that is only in the browser: drawn, since the desk's policy lets no page show addresses of files. */
export function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void draw(file).then((bitmap) => {
      const context = canvas.current?.getContext('2d');
      if (canvas.current && context && bitmap && !isGone) {
        const scale = Math.min(1, size / Math.max(bitmap.width, bitmap.height));
        canvas.current.width = Math.max(1, Math.round(bitmap.width * scale));
        canvas.current.height = Math.max(1, Math.round(bitmap.height * scale));
        context.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
        setDrawn(true);
      }
      bitmap?.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} className="max-h-60 max-w-full rounded-field" />
    </span>
  );
}

/** Undefined for a file that is no picture: the server says why. */
async function draw(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}
