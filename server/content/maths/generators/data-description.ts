/** 七年级下册 第 12 章 数据的收集、整理与描述 */
import { fillBlank, fillBlanks, gap, numberChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { decimal } from '../notation.ts'

const chapter = 'ma-rj2024-7b-12'

const hobbies = ['阅读', '篮球', '绘画', '音乐', '围棋', '编程'] as const

const sectorAngle: QuestionGenerator = {
  name: 'sector-angle',
  chapter,
  knowledge: '扇形统计图',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const total = random.pick([36, 40, 45, 60, 72, 90, 120, 180])
    const count = random.int(Math.ceil(total / 10), Math.floor(total / 2))
    const hobby = random.pick(hobbies)
    const angle = (360 / total) * count
    return fillBlank(
      `学校随机调查了 ${total} 名学生最喜爱的课后活动（每人只选一项），其中选择“${hobby}”的有 ${count} 名。在扇形统计图中，“${hobby}”所对应扇形的圆心角是 ${gap}°。`,
      angle,
      `圆心角 $=360^\\circ\\times\\dfrac{${count}}{${total}}=${angle}^\\circ$。`,
    )
  },
}

const sampleEstimate: QuestionGenerator = {
  name: 'sample-estimate',
  chapter,
  knowledge: '用样本估计总体',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [sample, times] = [random.pick([40, 50, 60, 80, 100]), random.int(12, 24)]
    const count = random.int(Math.ceil(sample * 0.2), Math.floor(sample * 0.45))
    const total = sample * times
    const right = count * times
    return numberChoice({
      stem: `某校有 ${total} 名学生。为了解学生的睡眠情况，随机抽取 ${sample} 名学生进行调查，其中 ${count} 名学生每天的睡眠时间达到 9 小时。估计该校睡眠时间达到 9 小时的学生人数是`,
      right,
      wrong: random.shuffle([(sample - count) * times, total - count, right + sample, right - sample, right - count]),
      analysis: `样本中所占的比例是 $\\dfrac{${count}}{${sample}}$，用它估计总体，得 $${total}\\times\\dfrac{${count}}{${sample}}=${right}$（人）。`,
    })
  },
}

const frequencyTable: QuestionGenerator = {
  name: 'frequency-table',
  chapter,
  knowledge: '频数与频率',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const total = random.pick([40, 50])
    const [a, b, d] = [random.int(3, 7), random.int(8, 12), random.int(7, 11)]
    const c = total - a - b - d
    const good = ((c + d) / total) * 100
    return fillBlanks(
      `七年级某班 ${total} 名学生一次跳绳测试（单位：次/分）的频数分布如下：\n$80\\le x<100$：${a} 人\n$100\\le x<120$：${b} 人\n$120\\le x<140$：$m$ 人\n$140\\le x<160$：${d} 人\n则 $m=$ [[1]]；$100\\le x<120$ 这一组的频率是 [[2]]；若每分钟跳绳不少于 120 次为优秀，则优秀率是 [[3]] %。`,
      [
        [c, `各组频数之和等于总人数，$m=${total}-${a}-${b}-${d}=${c}$。`],
        [decimal(b / total), `频率 $=\\dfrac{${b}}{${total}}=${decimal(b / total)}$。`],
        [
          decimal(good),
          `不少于 120 次的有 $${c}+${d}=${c + d}$（人），占 $\\dfrac{${c + d}}{${total}}=${decimal(good)}\\%$。`,
        ],
      ],
    )
  },
}

export const dataDescriptionGenerators: readonly QuestionGenerator[] = [sectorAngle, sampleEstimate, frequencyTable]
