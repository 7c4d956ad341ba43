// Composes the picture of a thing from parts, by choice or by chance.

import { Trans, useLingui } from '@lingui/react/macro';
import { type Likeness, type PlacedPart, pictures, type Scene } from '@posse/card/packs';
import { type ReactNode, useState } from 'react';
import type { Picture as Drawing } from '../../art/index.ts';
import { likenessPicture, partPicture, scenePicture } from '../../art/pack-pictures.ts';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { Picture } from '../../drawing/Picture.tsx';
import { Drawer } from '../../table-screen/TableDialogs.tsx';
import type { Editor } from '../EditorContext.tsx';
import { faceOf, withFace } from '../model/pack-edits.ts';
import { INK_PAIRS, surpriseLikeness, surpriseScene } from '../model/surprise-pictures.ts';
import { changePack } from '../pack-editing.ts';
import styles from './PictureSheet.module.css';
import { useInkNames, usePartNames, useTraitNames } from './picture-words.ts';

interface PictureSheetProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function PictureSheet({ editor, onClose }: PictureSheetProps) {
  const { t } = useLingui();
  const { pack, place, desk } = editor;
  const face = faceOf(pack, place.key);
  const isPerson = place.part === 'characters';
  const [first] = useState(() => (isPerson ? surpriseLikeness() : surpriseScene(desk.entry)));
  const picture = face.picture ?? first;
  const paint = (next: Scene | Likeness): void => changePack(withFace(pack, place.key, { ...face, picture: next }));
  const drawing = isPerson ? likenessPicture(picture as Likeness, 'bust') : scenePicture(picture as Scene);
  return (
    <Drawer title={t`Picture`} open onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <Picture of={drawing} className={styles.whole} label={t`The picture`} />
          <button
            type="button"
            className="button primary"
            data-act="surprise"
            data-autofocus
            onClick={() => paint(isPerson ? surpriseLikeness() : surpriseScene(desk.entry))}
          >
            <Icon name="star" />
            <Trans>Surprise me</Trans>
          </button>
        </div>
        <div className={styles.rows}>
          {isPerson ? (
            <PersonRows likeness={picture as Likeness} onChange={paint} />
          ) : (
            <SceneRows scene={picture as Scene} onChange={paint} />
          )}
        </div>
      </div>
    </Drawer>
  );
}

// --- a row of pictures to choose from ---

interface Option {
  readonly id: string;
  readonly name: string;
  readonly drawing: Drawing;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Gallery({
  title,
  options,
  act,
}: {
  readonly title: string;
  readonly options: readonly Option[];
  readonly act?: ReactNode;
}) {
  return (
    <section className={styles.gallery}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {act}
      </div>
      <ul className={styles.options} aria-label={title} tabIndex={-1}>
        {options.map(({ id, name, drawing, isChosen, onChoose }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(styles.option, isChosen && styles.chosen)}
              data-choice={id}
              aria-pressed={isChosen}
              aria-label={name}
              title={name}
              onClick={onChoose}
            >
              <Picture of={drawing} className={styles.small} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// --- scenes ---

function SceneRows({ scene, onChange }: { readonly scene: Scene; readonly onChange: (scene: Scene) => void }) {
  const { t } = useLingui();
  const partNames = usePartNames();
  const inkNames = useInkNames();
  const traits = useTraitNames();
  const [chosen, setChosen] = useState(scene.parts.length - 1);
  const place = Math.min(chosen, scene.parts.length - 1);
  const part = scene.parts[place];
  const withPart = (next: PlacedPart): Scene => ({
    ...scene,
    parts: scene.parts.map((one, at) => (at === place ? next : one)),
  });
  const added = (): Scene => ({ ...scene, parts: [...scene.parts, { part: 'star', x: 92, y: 28, size: 36 }] });
  return (
    <>
      <section className={styles.gallery}>
        <div className={styles.head}>
          <h3>
            <Trans>Things</Trans>
          </h3>
        </div>
        <div className={styles.tabs}>
          {scene.parts.map(({ part: name }, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={at}
              type="button"
              className={classes(styles.option, at === place && styles.chosen)}
              aria-pressed={at === place}
              aria-label={partNames(name)}
              onClick={() => setChosen(at)}
            >
              <Picture of={partPicture(name)} className={styles.small} />
            </button>
          ))}
          {scene.parts.length < pictures.MAX_PARTS && (
            <button
              type="button"
              className={styles.option}
              aria-label={t`One more thing`}
              data-act="add-part"
              onClick={() => {
                onChange(added());
                setChosen(scene.parts.length);
              }}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
        {part !== undefined && (
          <PartTools
            part={part}
            canRemove={scene.parts.length > 1}
            onChange={(next) => onChange(withPart(next))}
            onRemove={() => onChange({ ...scene, parts: scene.parts.filter((_, at) => at !== place) })}
          />
        )}
      </section>
      <Gallery
        title={t`Which thing`}
        options={pictures.PARTS.map((name) => ({
          id: name,
          name: partNames(name),
          drawing: partPicture(name),
          isChosen: part?.part === name,
          onChoose: () =>
            onChange(
              part === undefined
                ? { ...added(), parts: [{ part: name, x: 60, y: 50, size: 80 }] }
                : withPart({ ...part, part: name }),
            ),
        }))}
      />
      <Gallery
        title={t`Background`}
        options={pictures.GROUNDS.map((ground) => ({
          id: ground,
          name: traits(ground),
          drawing: scenePicture({ ...scene, ground, parts: [] }),
          isChosen: scene.ground === ground,
          onChoose: () => onChange({ ...scene, ground }),
        }))}
      />
      <Gallery
        title={t`Colours`}
        options={INK_PAIRS.map((inks) => ({
          id: inks.join(' '),
          name: inks.map(inkNames).join(', '),
          drawing: scenePicture({ ...scene, inks, parts: [] }),
          isChosen: scene.inks.join(' ') === inks.join(' '),
          onChoose: () => onChange({ ...scene, inks }),
        }))}
      />
    </>
  );
}

interface PartToolsProps {
  readonly part: PlacedPart;
  readonly canRemove: boolean;
  readonly onChange: (part: PlacedPart) => void;
  readonly onRemove: () => void;
}

const STEP = 8;
const TURN = 15;

/** Buttons that move, turn and resize a thing: they need neither dragging nor a mouse. */
function PartTools({ part, canRemove, onChange, onRemove }: PartToolsProps) {
  const { t } = useLingui();
  const { x, y, size, turn = 0 } = part;
  const within = (name: keyof typeof pictures.PART_RANGES, value: number): number => {
    const [from, to] = pictures.PART_RANGES[name];
    return Math.max(from, Math.min(to, value));
  };
  const { flip: _, ...unflipped } = part;
  const tools = [
    { act: 'left', name: t`Left`, sign: '←', do: () => onChange({ ...part, x: within('x', x - STEP) }) },
    { act: 'right', name: t`Right`, sign: '→', do: () => onChange({ ...part, x: within('x', x + STEP) }) },
    { act: 'up', name: t`Up`, sign: '↑', do: () => onChange({ ...part, y: within('y', y - STEP) }) },
    { act: 'down', name: t`Down`, sign: '↓', do: () => onChange({ ...part, y: within('y', y + STEP) }) },
    { act: 'larger', name: t`Larger`, sign: '+', do: () => onChange({ ...part, size: within('size', size + STEP) }) },
    { act: 'smaller', name: t`Smaller`, sign: '−', do: () => onChange({ ...part, size: within('size', size - STEP) }) },
    { act: 'turn', name: t`Turn`, sign: '↻', do: () => onChange({ ...part, turn: ((turn + TURN + 180) % 360) - 180 }) },
    {
      act: 'mirror',
      name: t`Mirror`,
      sign: '⇋',
      do: () => onChange(part.flip === true ? unflipped : { ...part, flip: true }),
    },
    ...(canRemove ? [{ act: 'remove', name: t`Take this out`, sign: '✕', do: onRemove }] : []),
  ];
  return (
    <div className={styles.tools}>
      {tools.map(({ act, name, sign, do: run }) => (
        <button
          key={act}
          type="button"
          className={styles.tool}
          data-tool={act}
          aria-label={name}
          title={name}
          onClick={run}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

// --- people ---

function PersonRows({
  likeness,
  onChange,
}: {
  readonly likeness: Likeness;
  readonly onChange: (likeness: Likeness) => void;
}) {
  const { t } = useLingui();
  const traits = useTraitNames();
  const inkNames = useInkNames();
  const option = (id: string, name: string, next: Likeness, isChosen: boolean): Option => ({
    id,
    name,
    drawing: likenessPicture(next, 'face'),
    isChosen,
    onChoose: () => onChange(next),
  });
  const { hair, hat, clothes, beard, skin, head, inks, lips = false, mark } = likeness;
  const { lips: _lips, mark: _mark, ...plain } = likeness;
  const unmarked = { ...plain, ...(lips && { lips }) };
  const rows: readonly { readonly title: string; readonly options: readonly Option[] }[] = [
    {
      title: t`Hat`,
      options: pictures.HATS.map((one) =>
        option(one, traits(one), { ...likeness, hat: [one, hat[1], hat[2]] }, hat[0] === one),
      ),
    },
    {
      title: t`Colour of the hat`,
      options: CLOTH.map((ink) =>
        option(ink, inkNames(ink), { ...likeness, hat: [hat[0], ink, hat[2]] }, hat[1] === ink),
      ),
    },
    {
      title: t`Hair`,
      options: pictures.HAIRS.map((one) =>
        option(one, traits(one), { ...likeness, hair: [one, hair[1]] }, hair[0] === one),
      ),
    },
    {
      title: t`Colour of the hair`,
      options: HAIR.map((ink) =>
        option(ink, inkNames(ink), { ...likeness, hair: [hair[0], ink], beard: [beard[0], ink] }, hair[1] === ink),
      ),
    },
    {
      title: t`Beard`,
      options: pictures.BEARDS.map((one) =>
        option(one, traits(one), { ...likeness, beard: [one, beard[1]] }, beard[0] === one),
      ),
    },
    {
      title: t`Face`,
      options: [
        ...pictures.SKINS.map((one) => option(one, traits(one), { ...likeness, skin: one }, skin === one)),
        ...pictures.HEADS.map((one) => option(one, traits(one), { ...likeness, head: one }, head === one)),
        option(
          'lips',
          traits('lips'),
          lips ? { ...plain, ...(mark !== undefined && { mark }) } : { ...likeness, lips: true },
          lips,
        ),
      ],
    },
    {
      title: t`Clothes`,
      options: pictures.CLOTHES.map((one) =>
        option(one, traits(one), { ...likeness, clothes: [one, clothes[1], clothes[2]] }, clothes[0] === one),
      ),
    },
    {
      title: t`Colour of the clothes`,
      options: CLOTH.map((ink) =>
        option(ink, inkNames(ink), { ...likeness, clothes: [clothes[0], ink, clothes[2]] }, clothes[1] === ink),
      ),
    },
    {
      title: t`Something special`,
      options: [
        option('none', traits('none'), unmarked, mark === undefined),
        ...pictures.MARKS.map((one) => option(one, traits(one), { ...likeness, mark: one }, mark === one)),
      ],
    },
    {
      title: t`Background`,
      options: INK_PAIRS.map((pair) =>
        option(
          pair.join(' '),
          pair.map(inkNames).join(', '),
          { ...likeness, inks: pair },
          inks.join(' ') === pair.join(' '),
        ),
      ),
    },
  ];
  return rows.map(({ title, options }) => <Gallery key={title} title={title} options={options} />);
}

const HAIR: readonly pictures.InkName[] = ['black', 'soot', 'bark', 'wood', 'copper', 'straw', 'ash', 'bone'];
const CLOTH: readonly pictures.InkName[] = [
  ...(['black', 'umber', 'bark', 'wood', 'sand', 'bone', 'ochre', 'clay', 'rust', 'wine', 'plum'] as const),
  ...(['night', 'petrol', 'teal', 'sky', 'moss', 'sage', 'pine', 'steel'] as const),
];
