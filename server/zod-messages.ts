import * as z from 'zod/mini';

/*
 * zod/mini ships without words. Whatever the server refuses (a setting, a file, a request) has to say why, so each
 * module that parses imports this one.
 */
z.config(z.locales.en());
