// The catalogue of all sets that a command can name, with the loaded house sets.

import { type Catalogue, catalogueOf, houseSets } from '@posse/card';
import { idsOf } from '@posse/engine';

export const catalogue = (): Catalogue => catalogueOf({ sets: idsOf(houseSets()) });
