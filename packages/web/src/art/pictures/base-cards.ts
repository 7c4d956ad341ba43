// Pictures of the cards of the base game: background, main part, at most two others.

import * as ground from '../card-backgrounds.ts';
import { at, cut, each, gouge, line, type Markup, mirrored, rope, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, SKIN } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { box, circle, star } from '../path-shapes.ts';
import { BROWS, EYES, HEADS, NOSE } from '../people/head-shapes.ts';

/** A prisoner behind the bars of Jail. */
const prisoner = (): Markup =>
  at(
    -50,
    -58,
    1,
    cut('M6 112C8 90 22 82 38 78H62C78 82 92 90 94 112Z', INK.bone) +
      line('M10 96H90M8 104H92M20 88H80', 3.4) +
      cut(HEADS.square, SKIN.fair[0]) +
      solid(BROWS) +
      spots(EYES, 1.9) +
      line(`${NOSE}M44 66C48 63 52 63 56 66`, 1.6) +
      cut('M32 42C32 26 40 20 50 20C60 20 68 26 68 42C60 34 40 34 32 42Z', INK.bark, 2),
  );

const brown: Readonly<Record<string, Markup>> = {
  bang:
    ground.rays(INK.ochre, INK.sand, 88, 30) +
    at(88, 30, 1, part.burst(36)) +
    at(10, 44, 1.22, part.revolver(), -14) +
    gouge('100 14 14 -50, 108 28 14 -10, 102 46 14 40', INK.black, 2),
  // The bullet goes through the hat; the head was elsewhere.
  missed:
    ground.plain(INK.sky) +
    shade('M0 70H120V78H0Z', 'dots-1') +
    shade('M0 78H120V88H0Z', 'dots-2') +
    shade('M0 88H120V100H0Z', 'dots-3') +
    line('M-4 66L118 26', 5, INK.bone) +
    line('M-4 60L40 45.6M-4 73L30 62', 1.6) +
    at(58, 56, 1.26, part.stetson(INK.wood, INK.wine) + part.hole(-8, -12) + spots('-7.4 -12.6', 2.2, INK.bone), -20) +
    at(106, 25, 0.7, part.bullet(), 72),
  beer:
    ground.planks(INK.teal, INK.paleTeal) +
    solid(circle(60, 50, 38), INK.sand) +
    shade(circle(60, 50, 38), 'dots-1') +
    at(44, 36, 1.12, part.mug()),
  panic:
    ground.rays(INK.clay, INK.sand, 40, 66) +
    gouge('64 14 20 150, 66 26 16 160, 104 66 14 120, 92 68 12 110', INK.black, 2) +
    at(90, 34, 1.06, part.playingCard('diamond'), 20) +
    at(46, 66, 1.14, part.hand('fair', INK.petrol), -26),
  'cat-balou':
    ground.planks(INK.wine, INK.paleWine) +
    rope('M60 -4C60 8 66 10 82 16C120 32 112 88 60 88C8 88 0 32 38 16C54 10 60 8 60 -4') +
    at(60, 53, 0.98, part.tornCard()),
  duel:
    ground.country(INK.ochre, INK.wine, INK.bark, { ink: INK.rust, x: 70, y: 52, radius: 30 }) +
    at(48, 62, 0.92, part.figure()) +
    at(94, 58, 0.9, mirrored(part.figure())) +
    solid(star(59, 61, 4.4, 1.7, 8), INK.bone),
  'general-store':
    ground.plain(INK.sky) +
    solid('M0 78H120V100H0Z', INK.sand) +
    cut('M20 22H100V84H20Z', INK.clay) +
    shade('M88 40H100V84H88Z') +
    cut('M14 10H106V30H14Z', INK.bone) +
    line('M18 14H102V26H18Z', 1.2) +
    solid(
      each('32 20, 46 20, 60 20, 74 20, 88 20', (x, y) => star(x, y, 4.6, 1.9, 5)),
      INK.rust,
    ) +
    cut('M52 52H68V84H52Z', INK.bark) +
    spots('64 69', 1.5, INK.ochre) +
    cut('M26 54H46V74H26ZM74 54H94V74H74Z', INK.night, 2.2) +
    solid('M30 74V66H34V74ZM37 74V62H41V74ZM78 74V64H84V74ZM86 74V68H91V74Z', INK.ochre) +
    cut('M16 36H104L110 50H10Z', INK.bone) +
    solid('M24 36H34L31 50H19ZM46 36H55L54.5 50H43ZM66 36H75L78 50H66.5ZM87 36H97L101 50H89Z', INK.rust) +
    line('M16 36H104L110 50H10Z', 2.2) +
    at(108, 80, 0.42, part.barrel()),
  indians:
    ground.country(INK.coral, INK.plum, INK.bark, { ink: INK.gold, x: 34, y: 46, radius: 26 }) +
    at(58, 14, 1.12, part.arrow(INK.rust, INK.bone), 34) +
    at(22, 18, 1.12, part.arrow(INK.petrol, INK.bone), 34) +
    at(36, 50, 1.12, part.arrow(INK.rust, INK.bone), 34),
  stagecoach:
    ground.country(INK.sky, INK.clay, INK.sand, { ink: INK.bone, x: 24, y: 30, radius: 13 }) +
    part.coach() +
    gouge('10 80 16 180, 24 88 22 180, 20 72 14 180', INK.black, 1.6),
  gatling: ground.rays(INK.clay, INK.ochre, 96, 34, 14) + at(96, 40, 1, part.burst(24, 9)) + part.gatling(),
  saloon:
    ground.plain(INK.night) +
    solid('M24 4H96V100H24Z', INK.gold) +
    shade('M24 4H96V30H24Z', 'dots-1') +
    at(60, 20, 0.9, part.lamp()) +
    cut('M24 38H58V90C46 86 36 86 24 90ZM62 38H96V90C84 86 74 86 62 90Z', INK.wood) +
    line('M29 48H54M29 55H54M29 62H54M29 69H54M29 76H54M66 48H91M66 55H91M66 62H91M66 69H91M66 76H91', 1.8) +
    shade('M84 38H96V90C92 88 88 87 84 87ZM46 38H58V90C54 88 50 87 46 87Z') +
    cut('M13 -4H25V104H13ZM95 -4H107V104H95Z', INK.bark) +
    spots('55 62, 65 62', 2.2, INK.ochre),
  'wells-fargo':
    ground.country(INK.paleOchre, INK.copper, INK.sand, { ink: INK.bone, x: 98, y: 20, radius: 12 }) +
    at(56, 54, 1.12, part.strongbox(), -5) +
    at(96, 78, 0.94, part.coin()) +
    at(80, 88, 0.94, part.coin()) +
    at(104, 56, 0.84, part.coin()),
};

const weapons: Readonly<Record<string, Markup>> = {
  volcanic: ground.rings(INK.coral, INK.paleCoral) + at(12, 30, 1.24, part.leverPistol(INK.bark), -8),
  schofield: ground.rings(INK.sky, INK.bone) + at(16, 34, 1.34, part.revolver(INK.bark), -8),
  remington: ground.rings(INK.sand, INK.bone) + at(11, 38, 1.26, part.longRevolver(INK.wine), -14),
  'rev-carabine': ground.rings(INK.lilac, INK.paleLilac) + at(12, 74, 1.06, part.revolvingRifle(INK.bark), -36),
  winchester: ground.rings(INK.ochre, INK.paleOchre) + at(12, 74, 1.06, part.leverRifle(), -36),
};

const blue: Readonly<Record<string, Markup>> = {
  barrel:
    ground.planks(INK.sand, INK.paleSand) +
    at(60, 56, 1.16, part.barrel()) +
    at(60, 22, 0.62, part.stetson(INK.bark, INK.rust)) +
    part.hole(50, 56) +
    part.hole(71, 66),
  dynamite:
    ground.rays(INK.paleOchre, INK.paleSand, 76, 14, 12) +
    at(60, 60, 1.28, part.dynamite()) +
    at(76, 14, 1, part.spark(13)),
  jail:
    ground.plain(INK.night) +
    at(60, 54, 0.86, prisoner()) +
    [16, 38, 60, 82, 104]
      .map((x) => cut(box(x - 4, -4, 8, 108), INK.steel, 2.2) + shade(box(x + 1, 0, 3, 100), 'level'))
      .join('') +
    cut('M-4 74H124V84H-4Z', INK.steel, 2.2) +
    cut(box(72, 66, 22, 26, 3), INK.ochre) +
    spots('83 76', 3.2) +
    solid('M81.4 77H84.6L86 86H80Z'),
  mustang:
    ground.country(INK.clay, INK.wine, INK.bark, { ink: INK.ochre, x: 64, y: 46, radius: 33 }) +
    at(60, 58, 1.14, part.horse(INK.paleSand, INK.black)),
  scope: ground.night(INK.petrol, INK.bone) + at(60, 54, 1, part.spyglass(), -16),
};

export const BASE_CARDS: Readonly<Record<string, Markup>> = { ...brown, ...weapons, ...blue };
