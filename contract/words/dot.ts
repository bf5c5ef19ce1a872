/** Between two facts of one line: the dot may end a line, and begins none. */
export const dot = '\u00a0· ';
