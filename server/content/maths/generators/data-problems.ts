/** 七年级下册 第 12 章 数据的收集、整理与描述：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { decimal } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-12', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

const hobbies = ['阅读', '球类', '绘画', '音乐', '围棋', '编程'] as const

function sectorToTotal(random: Random): Draft {
  const [percent, total] = [random.pick([10, 15, 20, 25, 30, 35, 40]), 20 * random.int(2, 12)]
  const [first = '', second = ''] = random.sample(hobbies, 2)
  const other = random.pick([5, 10, 15, 20, 25])
  const count = (total * percent) / 100
  return fillBlanks(
    `学校调查了七年级部分学生最喜爱的社团（每人只选一个），并绘制成扇形统计图。其中选“${first}”的有 ${count} 人，占 ${percent}%；“${second}”所对应扇形的圆心角是 ${decimal(other * 3.6)}°。则这次共调查了 [[1]] 名学生，“${first}”所对应扇形的圆心角是 [[2]]°，选“${second}”的有 [[3]] 人。`,
    [
      [total, `$${count}\\div${percent}\\%=${total}$（名）。`],
      [decimal(percent * 3.6), `$360^\\circ\\times${percent}\\%=${decimal(percent * 3.6)}^\\circ$。`],
      [
        (total * other) / 100,
        `“${second}”所占的百分比是 $\\dfrac{${decimal(other * 3.6)}}{360}=${other}\\%$，$${total}\\times${other}\\%=${(total * other) / 100}$（人）。`,
      ],
    ],
  )
}

function surveyReport(random: Random): Draft {
  const total = 20 * random.int(3, 10)
  const [a, b, c] = random.pick([
    [15, 35, 30],
    [20, 30, 35],
    [10, 45, 25],
    [25, 40, 20],
    [30, 25, 35],
    [5, 40, 35],
  ] as const)
  const d = 100 - a - b - c
  const school = 100 * random.int(8, 20)
  const of = (percent: number) => (total * percent) / 100
  const angle = decimal((360 * d) / 100)
  return workedAnswer({
    stem: `为了解学生每天的阅读时间 $t$（单位：min），学校随机抽取部分学生调查，把结果分成四组：A 组 $t<20$，B 组 $20\\le t<40$，C 组 $40\\le t<60$，D 组 $t\\ge60$。已知 A 组有 ${of(a)} 人，在扇形统计图中占 ${a}%；B 组有 ${of(b)} 人；C 组占 ${c}%。\n（1）求抽取的学生人数和 D 组的人数；\n（2）求扇形统计图中 D 组所对应扇形的圆心角的度数；\n（3）该校共有 ${school} 名学生，估计每天阅读时间不少于 40 min 的学生人数。`,
    model: [
      `解：（1）抽取的人数是 $${of(a)}\\div${a}\\%=${total}$。C 组有 $${total}\\times${c}\\%=${of(c)}$（人），D 组有 $${total}-${of(a)}-${of(b)}-${of(c)}=${of(d)}$（人）。`,
      `（2）圆心角是 $360^\\circ\\times\\dfrac{${of(d)}}{${total}}=${angle}^\\circ$。`,
      `（3）$${school}\\times\\dfrac{${of(c)}+${of(d)}}{${total}}=${(school * (c + d)) / 100}$（名）。`,
      `答：抽取 ${total} 人，D 组 ${of(d)} 人；圆心角是 ${angle}°；估计有 ${(school * (c + d)) / 100} 名学生。`,
    ],
    criteria: [
      ['求样本容量', `由 A 组的人数和百分比，得 ${total}`, 20],
      ['求 D 组人数', `${of(d)} 人`, 20],
      ['求圆心角', `$${angle}^\\circ$`, 20],
      ['估计总体', `C、D 两组都符合，${(school * (c + d)) / 100} 名`, 30],
    ],
    analysis: '同时知道人数和百分比的一组，可以求出样本容量；再用样本中的百分比估计总体。',
  })
}

function markedFish(random: Random): Draft {
  const [marked, caught, ratio] = [10 * random.int(4, 12), 10 * random.int(8, 20), random.pick([10, 20, 25, 40, 50])]
  const again = caught / ratio
  if (!Number.isInteger(again) || again < 2) return markedFish(random)
  return fillBlank(
    `为估计鱼塘中鱼的条数，养殖户先捕上 ${marked} 条鱼，做上标记后放回。过一段时间，等有标记的鱼与其他鱼充分混合后，再捕上 ${caught} 条鱼，其中 ${again} 条有标记。由此估计鱼塘中有鱼 ${gap} 条。`,
    marked * ratio,
    `样本中有标记的鱼占 $\\dfrac{${again}}{${caught}}=\\dfrac{1}{${ratio}}$，用它估计总体：$${marked}\\div\\dfrac{1}{${ratio}}=${marked * ratio}$（条）。`,
  )
}

function samplingStatements(random: Random): Draft {
  const [total, sample, part] = [100 * random.int(9, 30), random.pick([100, 200]), random.int(3, 8) * 5]
  const [good, estimate] = [(sample * part) / 100, (total * part) / 100]
  return multiChoice(
    random,
    `某校有 ${total} 名学生，为了解学生的视力情况，从中随机抽取 ${sample} 名学生进行检查，发现有 ${good} 名学生视力不良，则下列说法正确的有`,
    [
      saying(`样本容量是 ${sample}`, true, `抽取了 ${sample} 名学生，样本容量是 ${sample}。`),
      saying('这次调查采用的是抽样调查', true, '只检查了一部分学生。'),
      saying(
        `估计该校约有 ${estimate} 名学生视力不良`,
        true,
        `$${total}\\times\\dfrac{${good}}{${sample}}=${estimate}$（名）。`,
      ),
      saying(`总体是该校 ${total} 名学生的视力情况`, true, '总体是考察对象的全体，这里考察的是视力情况。'),
      saying(`总体是 ${total} 名学生`, false, '考察的是学生的视力情况，不是学生本身。'),
      saying(`样本容量是 ${sample} 名学生`, false, '样本容量是样本中个体的数目，不带单位。'),
      saying(`该校视力不良的学生一定是 ${estimate} 名`, false, '样本只能估计总体，不能确定准确的人数。'),
      saying('只检查篮球队的队员，样本也有代表性', false, '篮球队员不能代表全体学生。'),
      saying(`估计该校约有 ${total - estimate} 名学生视力不良`, false, `视力不良的约占 ${part}%，约 ${estimate} 名。`),
    ],
  )
}

function frequencyOfGroup(random: Random): Draft {
  const [total, share] = [random.pick([20, 40, 50, 60, 80, 100]), random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4])]
  const count = total * share
  if (!Number.isInteger(count)) return frequencyOfGroup(random)
  const isCount = random.pick([true, false])
  if (isCount) {
    return numberChoice({
      stem: `把 ${total} 个数据分成若干组，其中一组的频率是 ${share}，则这一组的频数是`,
      right: count,
      wrong: [total - count, count + 2, count + 5, count - 1],
      analysis: `频数等于数据总数与频率的积，$${total}\\times${share}=${count}$。`,
    })
  }
  return numberChoice({
    stem: `把 ${total} 个数据分成若干组，其中一组的频数是 ${count}，则这一组的频率是`,
    right: share,
    wrong: [1 - share, share + 0.1, share / 2, share + 0.05].map((value) => Number(decimal(value))),
    analysis: `频率等于频数与数据总数的比，$\\dfrac{${count}}{${total}}=${share}$。`,
  })
}

function groupedScores(random: Random): Draft {
  const parts = random.pick([
    [2, 3, 4, 1],
    [1, 4, 3, 2],
    [1, 2, 4, 3],
    [3, 5, 8, 4],
    [2, 4, 9, 5],
  ] as const)
  const whole = parts.reduce((total: number, part) => total + part, 0)
  const [step, school] = [random.int(2, 6), 100 * random.int(4, 9)]
  const [a, b, c, d] = parts.map((part) => part * step)
  const total = whole * step
  const share = decimal((c ?? 0) / total)
  const best = (school * ((c ?? 0) + (d ?? 0))) / total
  return workedAnswer({
    stem: `随机抽取若干名学生的一次数学测验成绩 $x$（单位：分），分成四组画频数分布直方图：$60\\le x<70$，$70\\le x<80$，$80\\le x<90$，$90\\le x\\le100$，从左到右各小长方形的高的比是 $${parts.join(':')}$，其中第二组的频数是 ${b}。\n（1）求抽取的学生人数；\n（2）求第三组的频率；\n（3）该年级有 ${school} 名学生，估计成绩不低于 80 分的学生人数。`,
    model: [
      `解：（1）各组的频数之比等于高的比，第二组占总数的 $\\dfrac{${parts[1]}}{${whole}}$，抽取的学生有 $${b}\\div\\dfrac{${parts[1]}}{${whole}}=${total}$（名）。`,
      `（2）第三组的频率是 $\\dfrac{${parts[2]}}{${whole}}=${share}$。`,
      `（3）不低于 80 分的占 $\\dfrac{${parts[2]}+${parts[3]}}{${whole}}$，$${school}\\times\\dfrac{${parts[2] + parts[3]}}{${whole}}=${best}$（名）。`,
      `答：抽取了 ${total} 名学生；第三组的频率是 ${share}；估计有 ${best} 名学生的成绩不低于 80 分。`,
    ],
    criteria: [
      ['说明比的意义', '组距相等，高的比等于频数的比', 20],
      ['求总数', `${total} 名`, 20],
      ['求频率', share, 20],
      ['估计总体', `${best} 名`, 30],
    ],
    analysis: `组距相等时，小长方形的高与频数成正比（四组的频数依次是 ${[a, b, c, d].join('，')}）。`,
  })
}

export const dataProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'sector-to-total', knowledge: '扇形统计图', difficulty: 2, generate: sectorToTotal },
  { ...common, name: 'survey-report', knowledge: '扇形统计图', difficulty: 3, generate: surveyReport },
  { ...common, name: 'marked-fish', knowledge: '用样本估计总体', difficulty: 2, generate: markedFish },
  { ...common, name: 'sampling-statements', knowledge: '用样本估计总体', difficulty: 3, generate: samplingStatements },
  { ...common, name: 'frequency-of-group', knowledge: '频数与频率', difficulty: 1, generate: frequencyOfGroup },
  { ...common, name: 'ratio-of-groups', knowledge: '频数与频率', difficulty: 3, generate: groupedScores },
]
