// The load of each node.

import { useLingui } from '@lingui/react/macro';
import type { AdminNode } from '@posse/protocol';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import styles from './AdminScreen.module.css';
import { useNumbers } from './number-formats.ts';

interface NodesProps {
  readonly nodes: readonly AdminNode[];
  readonly silent: readonly string[];
}

export function NodeLoads({ nodes, silent }: NodesProps) {
  const { t } = useLingui();
  return (
    <BoardPanel title={nodes.length + silent.length > 1 ? t`Servers` : t`Server`}>
      {silent.map((name) => (
        <p key={name} className={styles.trouble}>
          {t`${name} is not responding.`}
        </p>
      ))}
      {nodes.map((node) => (
        <Node key={node.name} node={node} />
      ))}
    </BoardPanel>
  );
}

function Node({ node }: { readonly node: AdminNode }) {
  const { t } = useLingui();
  const numbers = useNumbers();
  const { name, version, since, tables, connections, processor, memory, delay, store, requests, answers } = node;
  const facts: readonly (readonly [string, string])[] = [
    [t`Running since`, numbers.moment(since)],
    [t`Tables in memory`, numbers.count(tables)],
    [t`Connections`, numbers.count(connections)],
    [t`CPU`, numbers.share(processor)],
    [t`Memory`, numbers.bytes(memory)],
    [t`Delay`, numbers.milliseconds(delay)],
    ...(store === null
      ? []
      : [[t`Database`, numbers.bytes(store.database)] as const, [t`Backups`, numbers.bytes(store.backups)] as const]),
    [t`Requests`, numbers.count(requests)],
    [t`Answers`, numbers.count(answers)],
  ];
  return (
    <section className={styles.node} data-node={name}>
      <h3>
        {name} <small>{version}</small>
      </h3>
      <dl className={styles.facts}>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
