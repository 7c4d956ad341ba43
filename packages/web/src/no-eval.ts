// The server's policy forbids making code at run time, and Zod tries that when a schema is made: to be imported before any is.

import * as z from 'zod/mini';

z.config({ jitless: true });
