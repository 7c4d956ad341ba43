// The measured shares of games that each role wins, made by `npm run learn -- par`.

import type { Role } from '@posse/engine';

interface ParShares {
  /** Goes up with every new measurement: games keep the par that they were dealt with. */
  readonly version: number;
  /** How many games were played for each row. */
  readonly games: number;
  /** By game, kind of table and seats, in ten thousandths. */
  readonly shares: Readonly<Record<string, Readonly<Partial<Record<Role, number>>>>>;
}

export const PAR_SHARES: ParShares = {
  version: 1,
  games: 4000,
  shares: {
    'card base 4': { sheriff: 2835, renegade: 2820, outlaw: 4345 },
    'card base 5': { sheriff: 5803, renegade: 1558, outlaw: 2640, deputy: 5803 },
    'card base 6': { sheriff: 2718, renegade: 840, outlaw: 6443, deputy: 2718 },
    'card base 7': { sheriff: 4915, renegade: 465, outlaw: 4620, deputy: 4915 },
    'card first-game 4': { sheriff: 2300, renegade: 3360, outlaw: 4340 },
    'card first-game 5': { sheriff: 5778, renegade: 1648, outlaw: 2575, deputy: 5778 },
    'card first-game 6': { sheriff: 2578, renegade: 938, outlaw: 6485, deputy: 2578 },
    'card first-game 7': { sheriff: 5138, renegade: 498, outlaw: 4365, deputy: 5138 },
    'card tournament 4': { sheriff: 2690, renegade: 2870, outlaw: 4440 },
    'card tournament 5': { sheriff: 5183, renegade: 1548, outlaw: 3270, deputy: 5183 },
    'card tournament 6': { sheriff: 2230, renegade: 853, outlaw: 6918, deputy: 2230 },
    'card tournament 7': { sheriff: 4090, renegade: 500, outlaw: 5410, deputy: 4090 },
    'card everything 3': { deputy: 3713, outlaw: 3445, renegade: 2843 },
    'card everything 4': { sheriff: 2315, renegade: 2368, outlaw: 5317 },
    'card everything 5': { sheriff: 4963, renegade: 1553, outlaw: 3485, deputy: 4963 },
    'card everything 6': { sheriff: 2268, renegade: 825, outlaw: 6908, deputy: 2268 },
    'card everything 7': { sheriff: 4458, renegade: 533, outlaw: 5010, deputy: 4458 },
    'card everything 8': { sheriff: 3908, renegade: 549, outlaw: 4995, deputy: 3908 },
    'card dodge-city 3': { deputy: 4095, outlaw: 3348, renegade: 2558 },
    'card dodge-city 4': { sheriff: 3038, renegade: 2420, outlaw: 4543 },
    'card dodge-city 5': { sheriff: 5875, renegade: 1427, outlaw: 2698, deputy: 5875 },
    'card dodge-city 6': { sheriff: 3050, renegade: 845, outlaw: 6105, deputy: 3050 },
    'card dodge-city 7': { sheriff: 5215, renegade: 553, outlaw: 4233, deputy: 5215 },
    'card dodge-city 8': { sheriff: 4893, renegade: 676, outlaw: 3755, deputy: 4893 },
    'card base+high-noon 4': { sheriff: 2428, renegade: 2620, outlaw: 4953 },
    'card base+high-noon 5': { sheriff: 5458, renegade: 1463, outlaw: 3080, deputy: 5458 },
    'card base+high-noon 6': { sheriff: 2250, renegade: 835, outlaw: 6915, deputy: 2250 },
    'card base+high-noon 7': { sheriff: 4528, renegade: 380, outlaw: 5093, deputy: 4528 },
    'card base+fistful 4': { sheriff: 1675, renegade: 2405, outlaw: 5920 },
    'card base+fistful 5': { sheriff: 4363, renegade: 1400, outlaw: 4238, deputy: 4363 },
    'card base+fistful 6': { sheriff: 1740, renegade: 788, outlaw: 7473, deputy: 1740 },
    'card base+fistful 7': { sheriff: 3880, renegade: 425, outlaw: 5695, deputy: 3880 },
    'card base+high-noon+fistful 4': { sheriff: 2008, renegade: 2638, outlaw: 5355 },
    'card base+high-noon+fistful 5': { sheriff: 4893, renegade: 1620, outlaw: 3488, deputy: 4893 },
    'card base+high-noon+fistful 6': { sheriff: 1998, renegade: 793, outlaw: 7210, deputy: 1998 },
    'card base+high-noon+fistful 7': { sheriff: 4060, renegade: 405, outlaw: 5535, deputy: 4060 },
    'card dodge-city+high-noon 3': { deputy: 3918, outlaw: 3285, renegade: 2798 },
    'card dodge-city+high-noon 4': { sheriff: 2680, renegade: 2515, outlaw: 4805 },
    'card dodge-city+high-noon 5': { sheriff: 5660, renegade: 1520, outlaw: 2820, deputy: 5660 },
    'card dodge-city+high-noon 6': { sheriff: 2798, renegade: 745, outlaw: 6458, deputy: 2798 },
    'card dodge-city+high-noon 7': { sheriff: 4948, renegade: 473, outlaw: 4580, deputy: 4948 },
    'card dodge-city+high-noon 8': { sheriff: 4568, renegade: 543, outlaw: 4348, deputy: 4568 },
    'card dodge-city+fistful 3': { deputy: 3670, outlaw: 3525, renegade: 2805 },
    'card dodge-city+fistful 4': { sheriff: 2075, renegade: 2223, outlaw: 5703 },
    'card dodge-city+fistful 5': { sheriff: 4610, renegade: 1435, outlaw: 3955, deputy: 4610 },
    'card dodge-city+fistful 6': { sheriff: 1933, renegade: 705, outlaw: 7363, deputy: 1933 },
    'card dodge-city+fistful 7': { sheriff: 4180, renegade: 438, outlaw: 5383, deputy: 4180 },
    'card dodge-city+fistful 8': { sheriff: 3685, renegade: 498, outlaw: 5320, deputy: 3685 },
    'card dodge-city+high-noon+fistful 3': { deputy: 3673, outlaw: 3515, renegade: 2813 },
    'card dodge-city+high-noon+fistful 4': { sheriff: 2268, renegade: 2408, outlaw: 5325 },
    'card dodge-city+high-noon+fistful 5': { sheriff: 5143, renegade: 1523, outlaw: 3335, deputy: 5143 },
    'card dodge-city+high-noon+fistful 6': { sheriff: 2283, renegade: 808, outlaw: 6910, deputy: 2283 },
    'card dodge-city+high-noon+fistful 7': { sheriff: 4498, renegade: 588, outlaw: 4915, deputy: 4498 },
    'card dodge-city+high-noon+fistful 8': { sheriff: 4013, renegade: 555, outlaw: 4878, deputy: 4013 },
    'dice standard 3': { deputy: 3448, outlaw: 3603, renegade: 2470 },
    'dice standard 4': { sheriff: 1765, renegade: 1865, outlaw: 6370 },
    'dice standard 5': { sheriff: 4015, renegade: 1737, outlaw: 4248, deputy: 4015 },
    'dice standard 6': { sheriff: 1395, renegade: 823, outlaw: 7783, deputy: 1395 },
    'dice standard 7': { sheriff: 3948, renegade: 933, outlaw: 5120, deputy: 3948 },
    'dice standard 8': { sheriff: 3755, renegade: 660, outlaw: 4925, deputy: 3755 },
    'dice everything 3': { deputy: 3152, outlaw: 2785, renegade: 3943 },
    'dice everything 4': { sheriff: 2248, renegade: 2775, outlaw: 4978 },
    'dice everything 5': { sheriff: 4113, renegade: 3243, outlaw: 3293, deputy: 4113 },
    'dice everything 6': { sheriff: 1525, renegade: 1388, outlaw: 7345, deputy: 1525 },
    'dice everything 7': { sheriff: 3530, renegade: 1893, outlaw: 5200, deputy: 3530 },
  },
};
