import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

interface GoneThird {
  readonly realname: string
  readonly isDisabled: boolean
  readonly hasDecided: boolean
}

const whyGone = ({ realname, isDisabled }: GoneThird): string =>
  isDisabled ? `第三位${realname}的账号停用了` : `第三位${realname}不教这个班了`

const whyGoneInEnglish = ({ realname, isDisabled }: GoneThird): string =>
  isDisabled
    ? `The account of ${realname}, the third teacher, is disabled`
    : `${realname}, the third teacher, left the class`

export const rulesTexts = defineTexts({
  'zh-CN': {
    title: '匿名与双评',
    state: (blind: number, double: number) => `${blind} 项任务隐藏姓名，${double} 项由两位老师批改`,
    fixed: '老师打过分的任务不能再改怎么批',
    back: '返回待批改',
    list: '有人工批改题的任务',
    assignment: '任务',
    course: '班级',
    how: '怎么批',
    progress: '进度',
    marked: (marked: number, all: number) => `已批 ${marked} / ${all}`,
    named: '看得到姓名',
    blind: '姓名隐藏',
    revealed: '姓名已公开',
    double: '双评',
    apart: (points: string) => `相差超过 ${points} 分由第三位定`,
    gone: (third: GoneThird, hasOthers: boolean) => {
      const why = third.hasDecided ? `${whyGone(third)}，已经定的分不变` : whyGone(third)
      return hasOthers ? `${why}，请换一位` : `${why}，请先给这个班加一位老师`
    },
    set: '设置',
    setOne: (name: string) => `设置 ${name} 怎么批`,
    mark: '去批改',
    markOne: (name: string) => `去批改 ${name}`,
    report: '看报告',
    reportOne: (name: string) => `看报告 ${name}`,
    reveal: '公开姓名',
    revealOne: (name: string) => `公开姓名：${name}`,
    differences: '看分差',
    total: (count: number) => `共 ${count} 项`,
    empty: '还没有要人工批改的答卷',
    emptyWhy: '学生交了有写作、解答题的任务以后，在这里设置隐藏姓名或双评',
    toAssign: '去布置',
    revealAsk: (name: string) => `要公开“${name}”的姓名吗？`,
    revealDetail: '公开以后看得到每份答卷是谁的，谁公开的会记下来',
    revealFirst: (count: number) => `还有 ${count} 份没批，批完才能公开`,
    revealDone: '姓名已公开',
    dialogTitle: (name: string) => `${name}：怎么批`,
    blindField: '隐藏姓名',
    blindHint: '批改时只有编号，没有姓名、账号和交卷先后；全部批完才能公开，之前不能退回答卷',
    blindKept: '姓名隐藏后，要等批完用“公开姓名”',
    begun: (count: number) => `已批 ${count} 份。老师打过分以后，隐藏姓名和双评都不能再改。`,
    doubleField: '两位老师各批一遍',
    doubleHint: '批的时候看不到对方给的分；两个分数相近取平均，差得多由第三位定',
    limit: '分差超过（分）',
    limitHint: '不超过这个分差就取平均，向上取到 0.5 分',
    limitWrong: '请填 0 到 100 的数，最小到 0.5 分，如 2',
    third: '第三位老师',
    thirdHint: '教这个班的一位老师，只看分差大的答卷',
    nobody: '不指定',
    noThird: '这个班只有两位老师，没有第三位来定分；分差大的，由主讲老师或负责这项任务的老师在“看分差”里定。',
    alone: '这个班只有您一位老师，请先在“我的课程”里加一位老师再设双评',
    save: '保存',
    saving: '正在保存…',
    saved: (name: string) => `已设置“${name}”怎么批`,
    differencesTitle: (name: string) => `${name}：分差`,
    noDifferences: '没有分差过大的答卷',
    noDifferencesWhy: '两位老师都批过、相差超过限度的答卷会列在这里',
    submission: '答卷',
    inOrder: (position: number) => `第 ${position} 份`,
    hidden: '姓名隐藏',
    submissionOf: (no: number, whose: string) => `第 ${no} 题，${whose}`,
    scores: '两位的分数',
    oneMissing: '差一位，没人能再批',
    waits: (whom: string) => `还要批：${whom}`,
    waitsFor: (name: string, count: number) => `${name}\u00A0${count}\u00A0份`,
    comma: '、',
    or: '或',
    toSettle: (count: number, names: string) => `${count} 份没人能再批，由${names}定分`,
    settle: '定分',
    settleOne: (name: string) => `定分 ${name}`,
    settleAnew: '改定分',
    settleTitle: (name: string) => `${name}：定分`,
    settleField: '定为（分）',
    settleHint: (points: string) => `0 到 ${points} 分，最小到 0.5 分；定了就是这道题的得分，记在您名下`,
    settleWrong: (points: string) => `请填 0 到 ${points} 的数，最小到 0.5 分`,
    settleSaved: '已定分',
    settleWithdraw: '撤回定分',
    settleWithdrawn: '已撤回定分',
    answer: '作答',
    leaderSettles: '点右边的“定分”，您的决定就是这道题的得分；发布成绩以前可以撤回。',
    leadersSettle: (names: string) => `没有第三位老师来定分的，由${names}在这里定；两位老师也可以改自己的分。`,
    decided: '定分',
    decidedBy: (name: string) => `${name}定`,
    undecided: '还没定',
    decides: (name: string) => `分差大的由${name}来定，两位老师也可以改自己的分。`,
    goneDecides: (third: GoneThird, hasOthers: boolean) => {
      const why = third.hasDecided ? `${whyGone(third)}，已经定的分不变` : whyGone(third)
      const next = hasOthers ? '点任务旁的“设置”换一位' : '先给这个班加一位老师'
      return `${why}。${next}，或者两位老师改自己的分。`
    },
    oneScore: (name: string, points: string) => `${name} ${points}`,
    difference: '相差',
    decide: '去定分',
    close: '关闭',
  },
  en: {
    title: 'Blind and double marking',
    state: (blind: number, double: number) => `${counted(blind, 'assignment')} marked blind, ${double} by two teachers`,
    fixed: 'Settings are fixed once a teacher has given a score',
    back: 'Back to marking',
    list: 'Assignments marked by hand',
    assignment: 'Assignment',
    course: 'Class',
    how: 'How it is marked',
    progress: 'Progress',
    marked: (marked: number, all: number) => `${marked} of ${all} marked`,
    named: 'Names shown',
    blind: 'Names hidden',
    revealed: 'Names shown again',
    double: 'Double',
    apart: (points: string) => `a third teacher decides if they are more than ${counted(points, 'point')} apart`,
    gone: (third: GoneThird, hasOthers: boolean) => {
      const why = third.hasDecided ? `${whyGoneInEnglish(third)}; their decisions stand` : whyGoneInEnglish(third)
      return `${why}; ${hasOthers ? 'choose someone else' : 'add a teacher to this class first'}`
    },
    set: 'Set up',
    setOne: (name: string) => `Set up marking: ${name}`,
    mark: 'Mark',
    markOne: (name: string) => `Mark ${name}`,
    report: 'Report',
    reportOne: (name: string) => `Report: ${name}`,
    reveal: 'Show names',
    revealOne: (name: string) => `Show names: ${name}`,
    differences: 'See differences',
    total: (count: number) => counted(count, 'assignment'),
    empty: 'Nothing to mark by hand yet',
    emptyWhy: 'Once students hand in written work, you can hide names or set up double marking here',
    toAssign: 'Assign',
    revealAsk: (name: string) => `Show names in “${name}”?`,
    revealDetail: 'Everyone will then see whose each submission is. Who showed the names is recorded',
    revealFirst: (count: number) =>
      `${counted(count, 'answer is', 'answers are')} not marked yet. Names can be shown once all are`,
    revealDone: 'Names are now shown',
    dialogTitle: (name: string) => `Set up marking of “${name}”`,
    blindField: 'Hide names',
    blindHint:
      'Markers see numbers only, not names, accounts or the order of handing in. Names can be shown and work sent back only once everything is marked',
    blindKept: 'Names stay hidden until everything is marked. Then use “Show names”',
    begun: (count: number) =>
      `${count} marked. Once a teacher has given a score, hidden names and double marking cannot be changed.`,
    doubleField: 'Two teachers mark each answer',
    doubleHint:
      'Neither sees the other’s score. If the two are close, the mean counts; otherwise a third teacher decides',
    limit: 'Maximum difference (points)',
    limitHint: 'Up to this difference the mean counts, rounded up to the nearest half point',
    limitWrong: 'Enter a number from 0 to 100, in steps of 0.5, such as 2',
    third: 'Third teacher',
    thirdHint: 'A teacher of this class who sees only the answers in dispute',
    nobody: 'Nobody',
    noThird:
      'This class has only two teachers, so there is no third to decide. If scores are too far apart, the lead teacher or the teacher in charge of the assignment decides under “See differences”.',
    alone: 'You are this class’s only teacher. Add another under “My classes” before setting up double marking',
    save: 'Save',
    saving: 'Saving…',
    saved: (name: string) => `Marking of “${name}” set up`,
    differencesTitle: (name: string) => `“${name}”: differences`,
    noDifferences: 'No scores are too far apart',
    noDifferencesWhy: 'Answers that both teachers have marked with scores further apart than the limit are listed here',
    submission: 'Submission',
    inOrder: (position: number) => `number ${position}`,
    hidden: 'name hidden',
    submissionOf: (no: number, whose: string) => `Question ${no}, ${whose}`,
    scores: 'Both scores',
    oneMissing: 'one missing, nobody left to mark',
    waits: (whom: string) => `still to mark: ${whom}`,
    waitsFor: (name: string, count: number) => `${name}\u00A0${count}`,
    comma: ', ',
    or: ' or ',
    toSettle: (count: number, names: string) =>
      `${counted(count, 'answer')} nobody else can mark, for ${names} to decide`,
    settle: 'Set score',
    settleOne: (name: string) => `Set the score of ${name}`,
    settleAnew: 'Change',
    settleTitle: (name: string) => `${name}: set the score`,
    settleField: 'Score (points)',
    settleHint: (points: string) =>
      `From 0 to ${points}, in steps of 0.5. It becomes the score, recorded under your name`,
    settleWrong: (points: string) => `Enter a number from 0 to ${points}, in steps of 0.5`,
    settleSaved: 'Decided',
    settleWithdraw: 'Withdraw decision',
    settleWithdrawn: 'Decision withdrawn',
    answer: 'Answer',
    leaderSettles:
      'With “Set score” you decide the score of an answer. You can withdraw that until the scores are published.',
    leadersSettle: (names: string) =>
      `Where there is no third teacher, ${names} decides here. The two can still change their own score, too.`,
    decided: 'Decision',
    decidedBy: (name: string) => `By ${name}`,
    undecided: 'Not yet',
    decides: (name: string) =>
      `${name} decides when scores are too far apart. Both teachers can still change their own.`,
    goneDecides: (third: GoneThird, hasOthers: boolean) => {
      const why = third.hasDecided ? `${whyGoneInEnglish(third)}; their decisions stand` : whyGoneInEnglish(third)
      const next = hasOthers
        ? 'Choose someone else with “Set up” beside the assignment'
        : 'Add a teacher to this class first'
      return `${why}. ${next}, or change one of the scores.`
    },
    oneScore: (name: string, points: string) => `${name} ${points}`,
    difference: 'Difference',
    decide: 'Decide',
    close: 'Close',
  },
})
