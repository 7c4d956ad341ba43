// Checks that every link leads to a page, file or heading of the site.
// Nothing may be loaded from another machine.

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export function checkLinks(urls: readonly string[], dist: string): string[] {
  const texts = new Map(urls.map((url) => [url, readFileSync(join(dist, url), 'utf8')]));
  const ids = new Map(
    [...texts].map(([url, text]) => [url, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const faults: string[] = [];
  for (const [url, text] of texts) {
    for (const [, attribute, target = ''] of text.matchAll(/ (href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:)/.test(target)) {
        if (attribute === 'src') faults.push(`${url} loads ${target} from elsewhere.`);
        continue;
      }
      const [path = '', place] = target.split('#');
      const file =
        path === ''
          ? url
          : posix
              .normalize(posix.join(posix.dirname(url), path))
              .replace(/\/$/, '/index.html')
              .replace(/^\.$/, 'index.html');
      if (!existsSync(join(dist, file))) faults.push(`${url} leads to ${target}, which is not there.`);
      else if (place && ids.has(file) && !ids.get(file)?.has(decodeURIComponent(place)))
        faults.push(`${url} leads to ${target}, and there is no such place on that page.`);
    }
    if (/ style="|<style|<script(?![^>]* src=)| on[a-z]+="/.test(text.replace(/<pre[\s\S]*?<\/pre>/g, '')))
      faults.push(`${url} has a style or a script of its own, which the page's policy refuses.`);
  }
  return faults;
}
