import { createRoot } from 'react-dom/client'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { CallError, TransportError } from '#api/client/failures.ts'
import { StudentApp } from '#companions/student/student-app.tsx'
import { StudentProviders } from '#companions/student/student-providers.tsx'
import { createStudentServices } from '#companions/student/student-services.ts'
import '#companions/student/student.css'

const now = Date.now()
const iso = (m: number) => new Date(now + m * 60000).toISOString()
const q = new URLSearchParams(location.search)
const t = (testId: number, x: any) => ({ testId, testName: 'Unit 5 阅读练习（一）', courseName: '七年级(2)班 英语', subjectId: 203, kind: 'homework', beginTime: iso(-600), endTime: iso(90), duration: null, itemCount: 12, score: 600, state: 'open', started: false, submittedAt: null, total: null, reminded: false, ...x })
const list = q.has('empty') ? [] : [
  t(1, { started: true, reminded: true }),
  t(2, { testName: '第二章 有理数 单元测验：混合运算、乘方与科学记数法综合练习（拓展班与提高班合用）', courseName: '七年级(2)班 数学', kind: 'test', duration: 40, endTime: iso(2000), score: 1000, itemCount: 8 }),
  t(3, { testName: 'Unit 6 听写', kind: 'dictation', state: 'notStarted', beginTime: iso(600), endTime: iso(3000) }),
  t(4, { testName: 'Unit 4 周测', kind: 'test', state: 'published', submittedAt: iso(-3000), total: 485 }),
  t(5, { testName: 'Unit 4 作文', kind: 'composition', state: 'submitted', submittedAt: iso(-1000), itemCount: 1, score: 150 }),
  t(6, { testName: 'Unit 3 练习', kind: 'practice', state: 'missed', endTime: iso(-5000) }),
]
const passage = 'The school garden opens at a quarter to seven. Three students water the beans before the first lesson, and two of them write down the height of every plant. “It looks slow,” says Muyang, “but in a month the list became a graph.” The teacher was pleased with the graph and put it on the wall of the classroom.\nEvery Friday the class votes for a new vegetable.'
const opts = (a: string[]) => a.map((text, i) => ({ id: 'ABCDEFG'[i], text }))
let n = 0
const item = (kind: string, stem: string, o: string[] = [], x: any = {}) => ({ itemId: ++n, no: n, kind, stem, options: opts(o), score: 50, key: kind === 'single' ? { kind, choice: 'B' } : kind === 'multiple' ? { kind, choices: ['A', 'C'] } : kind === 'written' ? { kind, model: 'Dear Li Hua,\nI am writing to tell you about our garden.', criteria: [{ name: '内容', hint: '要点齐全', max: 50 }, { name: '语言', hint: '用词准确', max: 50 }] } : { kind, accept: kind === 'number' ? ['\\frac{1}{2}'] : ['school'] }, keyRev: 1, analysis: '由第二句可知，两名学生记录每株植物的高度，$\\frac{1}{2}$ 的学生参加。', knowledge: '细节理解', ...x })
const qn = (questionId: number, type: number, p: string, items: any[]) => ({ questionId, type, difficulty: 1, passage: p, items })
const english = { paperId: 1, paperTitle: 'x', subjectId: 203, duration: 40, score: 600, itemCount: 0, sections: [{ no: 1, sectionText: '阅读', questions: [
  qn(1, 1, '', [item('single', 'Which word is right?', ['a', 'an', 'the', '/'])]),
  qn(2, 903, passage, [item('single', 'What do two of the students do every morning?', ['They open the school garden.', 'They measure the plants.', 'They draw a graph of the beans.', 'They wait for the first lesson.']), item('single', 'How long?', ['A week.', 'A month.', 'A year.', 'Two years.'])]),
  qn(3, 902, 'Last week our class [[1]] a small garden. We [[2]] beans and water them every day, and we [[3]] the height of the plants in a book. ' + passage, [item('single', '', ['open', 'opened', 'opens', 'opening']), item('single', '', ['plant', 'plants', 'planted', 'planting']), item('single', '', ['write', 'writes', 'wrote', 'written'])]),
  qn(4, 2, '', [item('blank', '（n.）学校')]), qn(5, 7, '', [item('blank', '学生们下周五要参观科学博物馆。')]),
  qn(6, 3, '假定你是李明，请给笔友写一封信介绍学校的菜园：\n1. 什么时候开始；\n2. 每天做什么；\n3. 你的感受。\n词数 80 左右。', [item('written', '')]),
  qn(7, 904, 'He [[1]] (go) to school by [[2]] (bus).', [item('blank', ''), item('blank', '')]),
] }] }
english.itemCount = n
n = 0
const maths = { ...english, subjectId: 202, sections: [{ no: 1, sectionText: '选择', questions: [
  qn(11, 1, '', [item('single', '已知 $\\frac{x+1}{2}=3$，则 $x$ 等于（　　）', ['$3$', '$5$', '$\\sqrt{7}$', '$-5$'])]),
  qn(12, 2, '', [item('multiple', '下列各数中，是有理数的有（　　）', ['$\\frac{1}{3}$', '$\\pi$', '$0.5$', '$\\sqrt{2}$'])]),
  qn(13, 4, '', [item('number', '计算：$\\left(-\\frac12\\right)^2+\\frac14=$ ______')]),
  qn(14, 21, '填空：$-3=$ [[1]]；绝对值等于 5 的负数是 [[2]]。', [item('number', ''), item('number', '')]),
  qn(15, 901, '', [item('written', '解方程：$2x+3=7$，写出过程。')]),
] }] }
let signedIn = !q.has('login')
let offline = q.has('offline')
;(window as any).net = (x: boolean) => (offline = x)
;(window as any).out = () => (signedIn = false)
const services = createStudentServices()
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
const call = async (endpoint: any, input: any) => {
  await wait(120)
  const p = endpoint.path
  if (p === '/v2/tickets-v4') { if (input.username === 'bad') throw new CallError('wrongPassword', -27, '登录名或密码错误', { errorCount: 5 }); signedIn = true; return { uid: 11 } }
  if (offline) throw new TransportError('offline', 'zh-CN')
  if (!signedIn) { services.sessionLosses.set(services.sessionLosses.get() + 1); throw new CallError('notLoggedIn', -23, '请先登录', {}) }
  const paper = input.testId === 2 ? maths : english
  if (p.endsWith('/info')) return { uid: 11, username: 'qm0701001', realname: '陈思远', schoolName: '启明中学' }
  if (p.endsWith('/list')) return { list }
  if (p.endsWith('/open')) return { testName: list.find((x) => x.testId === input.testId)?.testName ?? 'x', paper: { ...paper, itemCount: paper.sections[0].questions.flatMap((x: any) => x.items).length }, draft: q.has('draft') ? { 1: 'A', 2: 'B', 4: 'B' } : {}, deadline: iso(Number(q.get('minutes') ?? 90)), now: new Date().toISOString() }
  if (p.endsWith('/save')) return { savedAt: new Date().toISOString() }
  if (p.endsWith('/submit')) return { submittedAt: new Date().toISOString(), answered: 7, itemCount: 12 }
  if (p.endsWith('/result')) { const p2 = q.has('maths') ? maths : english; const items = p2.sections[0].questions.flatMap((x: any) => x.items); return { testName: 'Unit 4 周测', total: 485, submittedAt: iso(-3000), paper: p2, answers: items.map((i: any, k: number) => ({ itemId: i.itemId, value: i.kind === 'single' ? 'ABCD'[k % 4] : i.kind === 'multiple' ? 'AB' : i.kind === 'written' ? 'Dear Tom,\nOur garden is very good and I like it.' : k % 2 ? 'school' : 'shcool', score: (i.kind === 'single' ? 'ABCD'[k % 4] === 'B' : k % 2) ? 50 : i.kind === 'written' ? 70 : 0, criteria: i.kind === 'written' ? [40, 30] : null, comment: i.kind === 'written' ? '内容完整，注意时态。' : '' })) } }
  return {}
}
createRoot(document.getElementById('root')!).render(
  <PodiumTheme><StudentProviders services={{ ...services, call: call as never }}><StudentApp /></StudentProviders></PodiumTheme>,
)
