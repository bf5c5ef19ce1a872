/** What an operator runs beside the server. */
export const operatorCommands = ['backup', 'restore', 'enquiries', 'photos', 'search-index'] as const;

/**
 * Left where npm put them: what is native code, what finds its own files by their place, and what few installations
 * load.
 */
const installed = ['libsql', 'pg', 'nodemailer', 'imapflow', 'mailparser', 'html-to-text', 'sharp', 'world-atlas'];

/**
 * Writes the server as JavaScript that plain Node runs: `main.js`, a file for each of the operator's commands, and
 * `built-from.js` for `npm start`. Compiling at every start takes longer than all else a start does.
 *
 * @param folder is emptied; it must lie somewhere below the project's.
 */
export async function compileServer(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          'content-worker': 'server/content/live/content-worker.ts',
          'scan-worker': 'server/store/scan-worker.ts',
          'mailbox-worker': 'server/answers/mailbox-worker.ts',
          ...Object.fromEntries(operatorCommands.map((name) => [name, `scripts/operator-commands/${name}.ts`])),
          'built-from': 'scripts/built-from.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: installed },
  });
}
