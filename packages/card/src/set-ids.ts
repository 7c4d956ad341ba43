// The ids of sets: ours, and those of house sets.

/** A new set of ours is added here first. */
export type OurSetId = 'base' | 'dodge-city' | 'high-noon' | 'fistful' | 'promos' | 'tournament';

export type HouseSetId = `house-${string}`;

export type SetId = OurSetId | HouseSetId;
