// Everything that a command line can name: ours, and the house files that it was given.

import { type Catalogue, catalogueOf, houseSets } from '@posse/card';
import { idsOf } from '@posse/engine';

export const catalogue = (): Catalogue => catalogueOf({ sets: idsOf(houseSets()) });
