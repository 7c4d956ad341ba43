// All of a pack, for people who have not accepted it yet: author, cards, texts.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Pack, type Part, saidIn, setFromPack } from '@posse/card/packs';
import { useMemo } from 'react';
import { useLanguage } from '../words/language.ts';
import { ThingOfPack } from '../workshop/PackFaces.tsx';
import { useContentWords } from './content-words.ts';
import styles from './PackView.module.css';

export function PackView({ pack }: { readonly pack: Pack }) {
  const language = useLanguage();
  const contents = useContentWords();
  const { author, flavour } = pack.face;
  return (
    <div className={styles.pack} data-pack-view>
      <p className={styles.about}>
        {author !== undefined && (
          <>
            <Trans>By {author}</Trans>
            {' · '}
          </>
        )}
        {contents(pack)}
      </p>
      {flavour !== undefined && <p className={styles.flavour}>{saidIn(flavour, language)}</p>}
      <Things pack={pack} part="kinds" />
      <Things pack={pack} part="characters" />
      <Things pack={pack} part="events" />
    </div>
  );
}

/** The group of texts of each part. */
const TEXTS = { kinds: 'cards', characters: 'characters', events: 'events' } as const;

function Things({ pack, part }: { readonly pack: Pack; readonly part: Part }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { texts } = useMemo(() => setFromPack(pack), [pack]);
  const keys = Object.keys(pack[part]);
  if (keys.length === 0) return null;
  const titles = { kinds: t`Cards`, characters: t`Characters`, events: t`Events` };
  const all = Object.values(texts[TEXTS[part]]);
  return (
    <section>
      <h3 className={styles.title}>{titles[part]}</h3>
      <ul className={styles.list}>
        {keys.map((key, place) => {
          const { name = key, text = '' } = all[place]?.[language] ?? {};
          return (
            <li key={key} className={styles.thing} data-thing={key}>
              <ThingOfPack pack={pack} part={part} thingKey={key} width={112} />
              <div className={styles.words}>
                <h4>{name}</h4>
                <p>{text}</p>
                {part === 'kinds' && <Copies copies={pack.kinds[key]?.copies ?? ''} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The suits and ranks of the copies. */
function Copies({ copies }: { readonly copies: string }) {
  const { t } = useLingui();
  const count = copies.split(' ').length;
  return (
    <p className={styles.copies}>
      {t`${plural(count, { one: '# copy', other: '# copies' })}`}: {copies}
    </p>
  );
}
