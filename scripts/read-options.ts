import { parseArgs } from 'node:util';

interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean;
}

type Values<Options extends Record<string, Option>> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

/** The options a command was given; one that it does not know ends it with a line that says which it knows. */
export function readOptions<const Options extends Record<string, Option>>(options: Options): Values<Options> {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [reason] = (error as Error).message.split('. ');
    console.error(`${reason}. There are: ${known.join(', ')}.`);
    process.exit(2);
  }
}
