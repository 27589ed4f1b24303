import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { questionOf, mathsQuestions } from './bank.ts'
import { questionGenerators } from './generator-list.ts'
test('preview', () => {
  let out = ''
  for (const g of questionGenerators)
    for (const seed of [1, 2]) {
      const q = questionOf(g, seed)
      out += `### ${q.code} [${q.type}] ${g.knowledge} ${g.chapter}\n${q.passage}`
      for (const i of q.items)
        out += `\n${i.stem}\n${i.options.map((o) => o.id + '. ' + o.text).join('  ')}\n KEY ${JSON.stringify(i.key.kind === 'written' ? i.key.criteria.map((c) => c.name + ':' + c.hint + ':' + c.max) : i.key)}\n${i.key.kind === 'written' ? i.key.model : ''}\n ANALYSIS ${i.analysis}`
      out += '\n\n'
    }
  writeFileSync('/tmp/mp/preview.txt', out)
  const all = mathsQuestions()
  const by: Record<string, number> = {}
  for (const q of all) {
    by[q.chapter.replace(/-\d+$/, '')] = (by[q.chapter.replace(/-\d+$/, '')] ?? 0) + 1
    by['t' + q.type] = (by['t' + q.type] ?? 0) + 1
    const k = q.items[0]!.key
    if (k.kind === 'single') by['key' + k.choice] = (by['key' + k.choice] ?? 0) + 1
  }
  const gt: Record<string, number> = {}
  for (const g of questionGenerators) {
    const t = 'g' + questionOf(g, 1).type
    gt[t] = (gt[t] ?? 0) + 1
  }
  const short = questionGenerators
    .map((g) => [g.name, all.filter((q) => q.code.replace(/-\d+$/, '') === 'ma-' + g.name).length, g.questions])
    .filter((x) => x[1] !== x[2])
  console.log(all.length, questionGenerators.length, by, gt, short)
})
