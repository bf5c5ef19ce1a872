import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { reasonOf } from '#server/error-parts.ts';
import type { ScanAnswer, ScanQuestion } from '#server/store/scan-thread.ts';

/* The thread that reads SQLite where much has to be looked through: it may wait, as nobody is answered by it. */

const database = new Database(String(workerData));
database.pragma('busy_timeout = 5000');
database.pragma('query_only = ON');

parentPort?.on('message', ({ id, sql, parameters }: ScanQuestion) => {
  let answer: ScanAnswer;
  try {
    answer = { id, rows: database.prepare(sql).all(...parameters) };
  } catch (error) {
    answer = { id, reason: reasonOf(error) };
  }
  parentPort?.postMessage(answer);
});
