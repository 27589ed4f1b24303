/** What a key inserts into a formula: `#0` is the selection, `#?` a placeholder. */
export interface FormulaKey {
  readonly insert: string
  /** As it is drawn. */
  readonly face: string
  readonly name: { readonly 'zh-CN': string; readonly en: string }
}

const key = (insert: string, face: string, zh: string, en: string): FormulaKey => ({
  insert,
  face,
  name: { 'zh-CN': zh, en },
})

const sign = (command: string, zh: string, en: string): FormulaKey => key(`${command} `, command, zh, en)

/** Templates with placeholders, then symbols, in the order of textbooks of lower, then upper secondary school. */
export const formulaKeys: readonly (readonly FormulaKey[])[] = [
  [
    key(String.raw`\frac{#0}{#?}`, String.raw`\frac{a}{b}`, '分数', 'Fraction'),
    key('#0^{#?}', 'x^{n}', '上标', 'Superscript'),
    key('#0_{#?}', 'x_{n}', '下标', 'Subscript'),
    key(String.raw`\sqrt{#0}`, String.raw`\sqrt{x}`, '根号', 'Square root'),
    key(String.raw`\sqrt[#?]{#0}`, String.raw`\sqrt[n]{x}`, 'n 次根号', 'nth root'),
    key(String.raw`\left|#0\right|`, '|x|', '绝对值', 'Absolute value'),
    key(String.raw`\left(#0\right)`, '(x)', '括号', 'Brackets'),
    key(
      String.raw`\begin{cases}#?\\#?\end{cases}`,
      String.raw`\left\{\begin{smallmatrix}x\\y\end{smallmatrix}\right.`,
      '方程组',
      'System of equations',
    ),
    key(String.raw`\overline{#0}`, String.raw`\overline{x}`, '上划线', 'Line above'),
    key(String.raw`\vec{#0}`, String.raw`\vec{a}`, '向量', 'Vector'),
    key(String.raw`\lim_{#?}`, String.raw`\lim`, '极限', 'Limit'),
    key(String.raw`\sum_{#?}^{#?}`, String.raw`\sum`, '求和', 'Sum'),
  ],
  [
    sign(String.raw`\times`, '乘号', 'Times'),
    sign(String.raw`\div`, '除号', 'Divided by'),
    sign(String.raw`\pm`, '正负号', 'Plus or minus'),
    sign(String.raw`\neq`, '不等于', 'Not equal'),
    sign(String.raw`\leqslant`, '小于等于', 'At most'),
    sign(String.raw`\geqslant`, '大于等于', 'At least'),
    sign(String.raw`\approx`, '约等于', 'About'),
    key(String.raw`^{\circ}`, String.raw`^{\circ}`, '度', 'Degrees'),
    sign(String.raw`\angle`, '角', 'Angle'),
    sign(String.raw`\triangle`, '三角形', 'Triangle'),
    sign(String.raw`\perp`, '垂直', 'Perpendicular'),
    sign(String.raw`\parallel`, '平行', 'Parallel'),
    sign(String.raw`\cong`, '全等', 'Congruent'),
    sign(String.raw`\sim`, '相似', 'Similar'),
    sign(String.raw`\because`, '因为', 'Because'),
    sign(String.raw`\therefore`, '所以', 'Therefore'),
    sign(String.raw`\pi`, '圆周率', 'Pi'),
    sign(String.raw`\alpha`, 'alpha', 'alpha'),
    sign(String.raw`\beta`, 'beta', 'beta'),
    sign(String.raw`\theta`, 'theta', 'theta'),
    sign(String.raw`\sin`, '正弦', 'Sine'),
    sign(String.raw`\cos`, '余弦', 'Cosine'),
    sign(String.raw`\tan`, '正切', 'Tangent'),
    sign(String.raw`\log`, '对数', 'Logarithm'),
    sign(String.raw`\infty`, '无穷', 'Infinity'),
    sign(String.raw`\in`, '属于', 'Element of'),
    sign(String.raw`\subseteq`, '包含于', 'Subset of'),
    sign(String.raw`\cap`, '交集', 'Intersection'),
    sign(String.raw`\cup`, '并集', 'Union'),
    sign(String.raw`\varnothing`, '空集', 'Empty set'),
  ],
]
