import type { Paper } from '#domain/paper/paper.ts'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'

/** A paper with this many questions in sections of twenty, with Chinese, English and formulas. */
export function longPaper(count: number): Paper {
  const questions = Array.from({ length: count }, (_, index) =>
    question(index + 1, {
      passage: index % 4 === 0 ? '下列说法正确的一项是哪一个？A passage of some length. '.repeat(6) : '',
      items: [
        item((index + 1) * 100, {
          stem: `已知函数 $f(x)=\\frac{x^{2}}{${index + 1}}+\\sqrt{${index}}$，求它的最小值。Which of these is right?`,
          analysis: '因为它是对的。'.repeat(8),
        }),
      ],
    }),
  )
  const sections = Array.from({ length: Math.ceil(count / 20) }, (_, index) =>
    section(`s${index}`, questions.slice(index * 20, index * 20 + 20), { sectionText: `第 ${index + 1} 部分` }),
  )
  return { ...paperWith(sections), paperTitle: '二百题' }
}
