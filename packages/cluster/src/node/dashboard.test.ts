// Tests that the dashboard and alerts in docs/cluster use existing metrics.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../../../server/src/metrics.ts';
import { clusterMetrics } from './cluster-metrics.ts';

test.each(['posse.json', 'alerts.yml'])('%s uses only metrics that servers have', async (name) => {
  const text = readFileSync(new URL(`../../../../docs/cluster/${name}`, import.meta.url), 'utf8');
  const metrics = new Metrics();
  clusterMetrics(metrics, () => ({ crossed: 0, stayed: 0 }));
  const told = await metrics.text({ tables: 0, connections: 0, bytes: { database: 0, waiting: 0, backups: 0 } });
  const known = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric));
  const asked = [...text.matchAll(/\b(posse|process|nodejs)_[a-z0-9_]+/g)].map(([metric]) => metric);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((metric) => !known.has(metric.replace(/_bucket$/, '')))).toEqual([]);
});
