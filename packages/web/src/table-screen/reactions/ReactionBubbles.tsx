// Reactions and chat lines as bubbles at seats for some seconds, announced to screen readers.

import type { ChatLineInfo } from '@posse/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../../drawing/class-names.ts';
import { elementAt } from '../../game-table/motion/screen-spots.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useIsMuted } from './muted-reactions.ts';
import styles from './ReactionBubbles.module.css';
import { ReactionFace } from './ReactionFace.tsx';
import { useReactionWords } from './reaction-words.ts';

/** Milliseconds that a bubble is shown, and more for each letter of a chat line. */
const SHOWN_FOR = 5000;
const PER_LETTER = 45;
/** Pixels between a bubble and the edge of the window. */
const MARGIN = 6;
/** The share of a portrait that a bubble may cover. */
const OVER = 0.34;

interface BubblesProps {
  /** True if the chat is open, and announces reactions already. */
  readonly isReading: boolean;
  /** True on a screen for the room, where nobody's own settings mute anybody. */
  readonly isForAll?: boolean;
}

export function ReactionBubbles({ isReading, isForAll = false }: BubblesProps) {
  const words = useReactionWords();
  const isMuted = useIsMuted();
  const said = useSaid();
  const lines = isForAll ? said : said.filter((line) => !isMuted(line));
  const isOver = useTable(({ table }) => table?.phase === 'over');
  const overlay = useRef<HTMLDivElement>(null);
  useFollow(overlay, lines.length > 0);
  const last = lines.at(-1);
  return (
    <>
      <div ref={overlay} className={styles.overlay} aria-hidden="true">
        {lines.map(({ number, seat, name, channel, gesture, text }) => (
          <span
            key={number}
            className={classes(styles.bubble, gesture === undefined && styles.said)}
            data-bubble={gesture ?? 'said'}
            data-of={seat === null || isOver ? undefined : seat}
            data-channel={channel}
          >
            {gesture !== undefined && <ReactionFace gesture={gesture} className={styles.face} />}
            <span>
              <b className={styles.name}>{name}: </b>
              {gesture === undefined ? text : words(gesture)}
            </span>
          </span>
        ))}
      </div>
      <p className="unseen" role="status">
        {last !== undefined &&
          !isReading &&
          `${last.name}: ${last.gesture === undefined ? last.text : words(last.gesture)}`}
      </p>
    </>
  );
}

/** The bubbles of the moment: the latest of each person. A chat line is one only where everybody talks. */
function useSaid(): readonly ChatLineInfo[] {
  const { store } = useSession();
  const [lines, setLines] = useState<readonly ChatLineInfo[]>([]);
  useEffect(
    () =>
      store.subscribe(({ said }, before) => {
        if (said === null || said === before.said || !isBubble(said)) return;
        const isAnother = ({ seat, name }: ChatLineInfo): boolean => seat !== said.seat || name !== said.name;
        setLines((known) => [...known.filter(isAnother), said]);
        setTimeout(
          () => setLines((known) => known.filter((line) => line !== said)),
          SHOWN_FOR + said.text.length * PER_LETTER,
        );
      }),
    [store],
  );
  return lines;
}

const isBubble = ({ gesture, notice, channel }: ChatLineInfo): boolean =>
  gesture !== undefined || (notice === undefined && channel === 'table');

/** Keeps each bubble at its seat; a person without a visible seat is named in the corner. */
function useFollow(overlay: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const follow = (): void => {
      for (const bubble of overlay.current?.querySelectorAll<HTMLElement>('[data-bubble]') ?? []) place(bubble);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [overlay, isOn]);
}

function place(bubble: HTMLElement): void {
  const { of } = bubble.dataset;
  const seat = of === undefined ? null : (elementAt(`seat-${of}`)?.getBoundingClientRect() ?? null);
  const isSeen = seat !== null && seat.width > 0;
  bubble.toggleAttribute('data-loose', !isSeen);
  if (!isSeen) return;
  const { width, height } = bubble.getBoundingClientRect();
  const middle = seat.left + seat.width / 2;
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, middle - width / 2));
  const top = Math.max(MARGIN, seat.top + seat.height * OVER - height);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.setProperty('--tail', `${middle - left}px`);
}
