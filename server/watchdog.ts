import { spawn } from 'node:child_process';

/**
 * Tells systemd, three times in each `WatchdogSec=` of the unit, that this process still comes round to its work.
 * One that does not, because something holds its only thread, is ended and started again. Does nothing where nobody
 * watches.
 *
 * Node has no datagram sockets of the file system, which systemd listens on; `systemd-notify` speaks for us.
 */
export function reportToWatchdog(env: Readonly<Record<string, string | undefined>>): void {
  const { WATCHDOG_USEC: within = '', WATCHDOG_PID: watched = String(process.pid), NOTIFY_SOCKET: listener } = env;
  const everyMs = Number(within) / 1000 / 3;
  if (!(everyMs > 0) || listener === undefined || watched !== String(process.pid)) return;
  const report = () => {
    const notifier = spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' });
    // Not there: systemd will say what it misses.
    notifier.once('error', () => undefined);
    notifier.unref();
  };
  report();
  setInterval(report, everyMs).unref();
}
