// Keeps Zod from generating code, which the security policy forbids. Import it first.

import * as z from 'zod/mini';

z.config({ jitless: true });
