// At the end of a run: which tests needed their second try.

import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

export default class SecondTries implements Reporter {
  private all: Suite | null = null;

  onBegin(_config: unknown, all: Suite): void {
    this.all = all;
  }

  onEnd(): void {
    const late = this.all?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    const told =
      late.length === 0 ? ['No browser test needed a second try.'] : ['Needed a second try:', ...late.map(nameOf)];
    process.stdout.write(`\n${told.join('\n')}\n`);
  }
}

const nameOf = (test: TestCase): string =>
  `  ${test
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ')}`;
