import type { Clock } from '#server/clock.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a line says beside its message. Never a query, a body, an address or an email. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Takes one finished line, without its line end. */
export type LogSink = (line: string) => void;

export type Log = Record<Exclude<LogLevel, 'silent'>, (msg: string, fields?: LogFields) => void>;

const longestField = 2000;

/** One JSON object a line: `time`, `level`, `msg`, then the fields. Long texts are cut. */
export function createLog({ level, sink, clock }: { level: LogLevel; sink: LogSink; clock: Clock }): Log {
  const writer =
    (own: LogLevel) =>
    (msg: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(own) < logLevels.indexOf(level)) return;
      sink(JSON.stringify({ time: clock().toISOString(), level: own, msg, ...cut(fields) }));
    };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

export const toStandardOutput: LogSink = (line) => {
  process.stdout.write(`${line}\n`);
};

function cut(fields: LogFields): LogFields {
  const isLong = (value: LogFields[string]) => typeof value === 'string' && value.length > longestField;
  // Nearly no line has one, and every request writes a line.
  if (!Object.values(fields).some(isLong)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isLong(value) ? `${String(value).slice(0, longestField)}…` : value,
    ]),
  );
}
