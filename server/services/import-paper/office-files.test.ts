/**
 * Papers written by LibreOffice, each from the source next to it in another format (`soffice --headless --convert-to
 * docx`; HTML with `--infilter="HTML (StarWriter)"`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { paperLines } from '#tests/support/imports/paper-lines.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readImportFile } from './read-import-file.ts'

readHere()

const folder = path.join(projectRoot(), 'tests/support/imports/office')

const ofEnglish = new Set(['automatic-numbers', 'cloze', 'nested-lists', 'reading'])

const formulas = [
  String.raw`\frac{x+1}{x-2}`,
  String.raw`\sqrt{a^{2}+b^{2}}`,
  String.raw`\sqrt[3]{27}`,
  String.raw`\sum_{i=1}^{n} a_{i}`,
  String.raw`\int_{0}^{1} x^{2}dx`,
  String.raw`\begin{cases}x+y=3 \\ x-y=1\end{cases}`,
  String.raw`\left(\begin{matrix}1 & 0 \\ 0 & 1\end{matrix}\right)`,
  String.raw`\overrightarrow{AB}`,
  String.raw`\left|x-5\right|`,
  String.raw`\sin \alpha \leq 1`,
  String.raw`x^{2n}\cdot y_{12}`,
  String.raw`\pi r^{2}\approx 3.14`,
  String.raw`A\cup B=\left\{1,2\right\}`,
  String.raw`\frac{1}{1+\frac{1}{x}}`,
  String.raw`\overline{AB}\perp \overline{CD}`,
  String.raw`x_{1}^{2}+x_{2}^{2}\geq 0`,
  String.raw`\frac{a}{b+1}`,
]

/** The full content of each, as worded by `paperLines`. */
const papers: Readonly<Record<string, readonly string[]>> = {
  'typed-choices': [
    '# 八年级数学周练',
    '## 一、选择题（每小题 3 分）',
    String.raw`single: 计算 $\frac{3}{4}+\frac{1}{8}$ 的结果是 · A $\frac{7}{8}$ · B $\frac{1}{3}$ · C $\frac{5}{8}$ · D 1 · = A · ! 先通分，再相加。 · 30 tenths`,
    'single: 若 x$^{2}$ = 16，则 x 的值可能是（ ） · A 4 · B 8 · C ±4 · D 16 · = C · 30 tenths',
    '## 二、多选题',
    String.raw`multiple: 下列各数中，是无理数的有 · A $\sqrt{2}$ · B 0.3 · C π · D $\sqrt{9}$ · = A / C`,
    '## 三、填空题（每小题 4 分）',
    String.raw`number: 化简 $\sqrt{12}$ = ________。 · = 2\sqrt{3} · 40 tenths`,
    'number: a$_{1}$ = 2，a$_{2}$ = 5，则 a$_{1}$ + a$_{2}$ = ____。 · = 7 · 40 tenths',
  ],
  'automatic-numbers': [
    '# 七年级英语练习',
    '## 一、 单项选择',
    'single: My aunt ____ in a bakery. · A work · B works · C working · = B',
    'single: There ____ two owls in that tree. · A is · B are · C be · = B',
    '## 二、 填空',
    'blank: She ____ (go) home an hour ago. · = went',
    'blank: These are my ____ (shelf). · = shelves',
  ],
  'outline-headings': [
    '# ',
    '## 一、 判断题（每小题 2 分）',
    'single: 任何数的平方都大于 0。 · A 正确 · B 错误 · = B · 20 tenths',
    'single: 内错角相等，两直线平行。 · A 正确 · B 错误 · = A · 20 tenths',
    '## 二、 填空题',
    'number: 36 的算术平方根是 ____。 · = 6',
    '## 三、 解答题',
    'written: 解方程 2x + 1 = 7。 · = 解：2x = 6， ⏎ x = 3。 · 80 tenths',
  ],
  pictures: [
    '# 图形练习',
    'number: 如图，求阴影部分的面积。![阴影部分](picture:1|27) · = 12',
    'single: 下面哪个图形是中心对称图形？ · A ![图形甲](picture:2|14) · B ![图形乙](picture:3|14) · = B · ! 见右图![又一次](picture:1|27)',
    'number: 看右图，∠1 = ____°。![浮动的图](picture:4|27) · = 50',
  ],
  formulas: [
    '# 公式练习',
    ...formulas.map((tex) => `written: 写出 $${tex}$ 的意思。 · = `),
    ...formulas.map((_, index) => `? keyOmitted ${index + 1}: 略`),
  ],
  tables: [
    '# 统计练习',
    'number: 根据下表，七班的人数是 ____。 ⏎ | 班级 | 六班 | 七班 | ⏎ | 人数 | 41 | 39 | ⏎ | 合计 |  | 80 | · = 39',
    'single: 下列调查中，适合全面调查的是 · A 全国学生的视力 · B 一个班的身高 · C 一批灯泡的寿命 · D 河水的水质 · = B',
    'number: 一组数据 2，4，4，6 的众数是 ____。 · = 4',
    'number: 一组数据 1，3，5 的中位数是 ____。 · = 3',
  ],
  cloze: [
    '# 八年级英语练习',
    '## 一、完形填空（每小题 1.5 分）',
    '> Last winter our class planted a small garden behind the gym. At first [[1]] believed that anything would grow there, because the ground was hard and [[2]] . But we worked every Friday, and in spring the first flowers came out.',
    '  single:  · A nobody · B everybody · C somebody · = A · 15 tenths',
    '  single:  · A warm · B cold · C sweet · = B · 15 tenths',
    '## 二、语法填空',
    'blank: The garden is ________ (water) twice a week. · = watered',
  ],
  reading: [
    '# 九年级英语阅读',
    '## 一、阅读理解（每小题 2 分）',
    '> A lighthouse keeper lived alone on a rock in the sea. Each evening he climbed ninety steps to light the lamp. One night in a storm the lamp broke.',
    '  single: Where did the keeper live? · A In a town. · B On a rock. · = B · 20 tenths',
    '  single: When did the lamp break? · A In a storm. · B In the morning. · C At noon. · = A · 20 tenths',
    '## 二、回答问题',
    'blank: Why did he climb the steps? · = To light the lamp. · 30 tenths',
    '? furniture -: 青松中学',
    '? furniture -: 第 1 页',
    '? furniture -: climb: 爬',
  ],
  'nested-lists': [
    '# Unit 3 Quiz',
    'single: Which word means “very big”? · A tiny · B huge · C narrow · = B',
    'single: Which word is a fruit? · A carrot · B cabbage · C cherry · D celery · = C',
    'blank: The water H$_{2}$O __boils__ at ____ degrees. · = 100',
  ],
  written: [
    '# 期末复习',
    String.raw`written: 证明：三角形的内角和是 180°。写出**全部**过程。 · = 过点 A 作 $DE\parallel BC$。 ⏎ 由平行线的性质得证。 · ! 用平行线转移角。`,
    'number: 阅读这段说明，写一个一次函数，使它的图象经过点 (0, 1)。 · = y = x + 1 · @ 一次函数 · 50 tenths',
    '? textOutside -: 密封线内不答题',
    '? hidden 1: 出题人备注',
    '? furniture -: 再想想',
  ],
}

test('each paper is listed with its source', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.docx'))
  expect(files.toSorted()).toEqual(
    Object.keys(papers)
      .map((name) => `${name}.docx`)
      .toSorted(),
  )
})

test.each(Object.entries(papers))('%s as LibreOffice writes it', async (name, expected) => {
  const bytes = readFileSync(path.join(folder, `${name}.docx`))
  const family = ofEnglish.has(name) ? 'english' : 'maths'
  const paper = await readImportFile({ bytes, fileName: `${name}.docx`, family })
  expect(typeof paper === 'string' ? paper : paperLines(paper)).toEqual(expected)
})
