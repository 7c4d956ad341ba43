// The measured shares of games that each role wins, made by `npm run learn -- par`.

import type { Role } from '@posse/engine';

interface ParShares {
  /** Goes up with every new measurement: games keep the par that they were dealt with. */
  readonly version: number;
  /** How many games were played for each row. */
  readonly games: number;
  /** By game, kind of table and seats. */
  readonly shares: Readonly<Record<string, Readonly<Partial<Record<Role, number>>>>>;
}

export const PAR_SHARES: ParShares = {
  version: 1,
  games: 4000,
  shares: {
    'card base 4': { sheriff: 0.2835, renegade: 0.282, outlaw: 0.4345 },
    'card base 5': { sheriff: 0.5803, renegade: 0.1558, outlaw: 0.264, deputy: 0.5803 },
    'card base 6': { sheriff: 0.2718, renegade: 0.084, outlaw: 0.6443, deputy: 0.2718 },
    'card base 7': { sheriff: 0.4915, renegade: 0.0465, outlaw: 0.462, deputy: 0.4915 },
    'card first-game 4': { sheriff: 0.23, renegade: 0.336, outlaw: 0.434 },
    'card first-game 5': { sheriff: 0.5778, renegade: 0.1648, outlaw: 0.2575, deputy: 0.5778 },
    'card first-game 6': { sheriff: 0.2578, renegade: 0.0938, outlaw: 0.6485, deputy: 0.2578 },
    'card first-game 7': { sheriff: 0.5138, renegade: 0.0498, outlaw: 0.4365, deputy: 0.5138 },
    'card tournament 4': { sheriff: 0.269, renegade: 0.287, outlaw: 0.444 },
    'card tournament 5': { sheriff: 0.5183, renegade: 0.1548, outlaw: 0.327, deputy: 0.5183 },
    'card tournament 6': { sheriff: 0.223, renegade: 0.0853, outlaw: 0.6918, deputy: 0.223 },
    'card tournament 7': { sheriff: 0.409, renegade: 0.05, outlaw: 0.541, deputy: 0.409 },
    'card everything 3': { deputy: 0.3713, outlaw: 0.3445, renegade: 0.2843 },
    'card everything 4': { sheriff: 0.2315, renegade: 0.2368, outlaw: 0.5317 },
    'card everything 5': { sheriff: 0.4963, renegade: 0.1553, outlaw: 0.3485, deputy: 0.4963 },
    'card everything 6': { sheriff: 0.2268, renegade: 0.0825, outlaw: 0.6908, deputy: 0.2268 },
    'card everything 7': { sheriff: 0.4458, renegade: 0.0533, outlaw: 0.501, deputy: 0.4458 },
    'card everything 8': { sheriff: 0.3908, renegade: 0.0549, outlaw: 0.4995, deputy: 0.3908 },
    'card dodge-city 3': { deputy: 0.4095, outlaw: 0.3348, renegade: 0.2558 },
    'card dodge-city 4': { sheriff: 0.3038, renegade: 0.242, outlaw: 0.4543 },
    'card dodge-city 5': { sheriff: 0.5875, renegade: 0.1427, outlaw: 0.2698, deputy: 0.5875 },
    'card dodge-city 6': { sheriff: 0.305, renegade: 0.0845, outlaw: 0.6105, deputy: 0.305 },
    'card dodge-city 7': { sheriff: 0.5215, renegade: 0.0553, outlaw: 0.4233, deputy: 0.5215 },
    'card dodge-city 8': { sheriff: 0.4893, renegade: 0.0676, outlaw: 0.3755, deputy: 0.4893 },
    'card base+high-noon 4': { sheriff: 0.2428, renegade: 0.262, outlaw: 0.4953 },
    'card base+high-noon 5': { sheriff: 0.5458, renegade: 0.1463, outlaw: 0.308, deputy: 0.5458 },
    'card base+high-noon 6': { sheriff: 0.225, renegade: 0.0835, outlaw: 0.6915, deputy: 0.225 },
    'card base+high-noon 7': { sheriff: 0.4528, renegade: 0.038, outlaw: 0.5093, deputy: 0.4528 },
    'card base+fistful 4': { sheriff: 0.1675, renegade: 0.2405, outlaw: 0.592 },
    'card base+fistful 5': { sheriff: 0.4363, renegade: 0.14, outlaw: 0.4238, deputy: 0.4363 },
    'card base+fistful 6': { sheriff: 0.174, renegade: 0.0788, outlaw: 0.7473, deputy: 0.174 },
    'card base+fistful 7': { sheriff: 0.388, renegade: 0.0425, outlaw: 0.5695, deputy: 0.388 },
    'card base+high-noon+fistful 4': { sheriff: 0.2008, renegade: 0.2638, outlaw: 0.5355 },
    'card base+high-noon+fistful 5': { sheriff: 0.4893, renegade: 0.162, outlaw: 0.3488, deputy: 0.4893 },
    'card base+high-noon+fistful 6': { sheriff: 0.1998, renegade: 0.0793, outlaw: 0.721, deputy: 0.1998 },
    'card base+high-noon+fistful 7': { sheriff: 0.406, renegade: 0.0405, outlaw: 0.5535, deputy: 0.406 },
    'card dodge-city+high-noon 3': { deputy: 0.3918, outlaw: 0.3285, renegade: 0.2798 },
    'card dodge-city+high-noon 4': { sheriff: 0.268, renegade: 0.2515, outlaw: 0.4805 },
    'card dodge-city+high-noon 5': { sheriff: 0.566, renegade: 0.152, outlaw: 0.282, deputy: 0.566 },
    'card dodge-city+high-noon 6': { sheriff: 0.2798, renegade: 0.0745, outlaw: 0.6458, deputy: 0.2798 },
    'card dodge-city+high-noon 7': { sheriff: 0.4948, renegade: 0.0473, outlaw: 0.458, deputy: 0.4948 },
    'card dodge-city+high-noon 8': { sheriff: 0.4568, renegade: 0.0543, outlaw: 0.4348, deputy: 0.4568 },
    'card dodge-city+fistful 3': { deputy: 0.367, outlaw: 0.3525, renegade: 0.2805 },
    'card dodge-city+fistful 4': { sheriff: 0.2075, renegade: 0.2223, outlaw: 0.5703 },
    'card dodge-city+fistful 5': { sheriff: 0.461, renegade: 0.1435, outlaw: 0.3955, deputy: 0.461 },
    'card dodge-city+fistful 6': { sheriff: 0.1933, renegade: 0.0705, outlaw: 0.7363, deputy: 0.1933 },
    'card dodge-city+fistful 7': { sheriff: 0.418, renegade: 0.0438, outlaw: 0.5383, deputy: 0.418 },
    'card dodge-city+fistful 8': { sheriff: 0.3685, renegade: 0.0498, outlaw: 0.532, deputy: 0.3685 },
    'card dodge-city+high-noon+fistful 3': { deputy: 0.3673, outlaw: 0.3515, renegade: 0.2813 },
    'card dodge-city+high-noon+fistful 4': { sheriff: 0.2268, renegade: 0.2408, outlaw: 0.5325 },
    'card dodge-city+high-noon+fistful 5': { sheriff: 0.5143, renegade: 0.1523, outlaw: 0.3335, deputy: 0.5143 },
    'card dodge-city+high-noon+fistful 6': { sheriff: 0.2283, renegade: 0.0808, outlaw: 0.691, deputy: 0.2283 },
    'card dodge-city+high-noon+fistful 7': { sheriff: 0.4498, renegade: 0.0588, outlaw: 0.4915, deputy: 0.4498 },
    'card dodge-city+high-noon+fistful 8': { sheriff: 0.4013, renegade: 0.0555, outlaw: 0.4878, deputy: 0.4013 },
    'dice standard 3': { deputy: 0.3448, outlaw: 0.3603, renegade: 0.247 },
    'dice standard 4': { sheriff: 0.1765, renegade: 0.1865, outlaw: 0.637 },
    'dice standard 5': { sheriff: 0.4015, renegade: 0.1737, outlaw: 0.4248, deputy: 0.4015 },
    'dice standard 6': { sheriff: 0.1395, renegade: 0.0823, outlaw: 0.7783, deputy: 0.1395 },
  },
};
