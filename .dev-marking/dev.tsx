import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { browserStorage } from '#api/ports/storage.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { createClient } from '#api/client/client.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { MarkingScreen } from '#features/marking/marking.screen.tsx'
import { WaitingScreen } from '#features/marking/waiting.screen.tsx'
import { markingService, worldOf, scriptOf, itemOf, testRow } from '#features/marking/testing/marking-service.ts'

const q = new URLSearchParams(location.search)
const kind = q.get('kind') ?? 'many'
const n = Number(q.get('n') ?? 37)
const lang = (q.get('lang') ?? 'zh-CN') as 'zh-CN' | 'en'
const essay = `I love Saturday. I usually gets up at half past eight and have breakfast with my grandpa. In the morning I go to the libary with my sister. She reads stories and I do my homework there. After lunch we helps my mother in her flower shop. I water the plants and my sister writes little cards for the customers. My favourite part is the evening, because my family cook dumplings together and we talk about our week. It is very interesting day.`
const names = '安若溪 白景行 蔡雨桐 曹沐阳 陈思远 程可欣 邓子墨 丁一诺 杜清和 方嘉言 冯予诺 高书瑶 顾言之 郭启航 韩若彤 何牧野 胡星辰 黄子衿 江念初 金诗涵 孔令舟'.split(' ')
const done = (i: number) => i < 4 || (i > 4 && i % 3 !== 2)
const scripts = Array.from({ length: n }, (_, i) => scriptOf(i, { realname: names[i % names.length]! + (i >= names.length ? Math.floor(i / names.length) : ''), value: kind === 'long' ? Array(6).fill(essay).join('\n\n') : i === 6 ? '' : essay,
  ...(!['fresh','criteria'].includes(kind) && (kind === 'done' || done(i)) ? { score: 110 + (i % 4) * 10, criteria: [50, 30 + (i % 4) * 10, 30], comment: i % 2 ? '要点齐全，晚上包饺子一段写得真切。注意第三人称与复数的动词形式。' : i % 3 ? '拼写' : '主谓一致', rev: 1 } : {}) }))
const world = worldOf(scripts)
world.passage = '请以 My Saturday 为题，写一篇不少于 60 词的短文，介绍你周六的一天。须写到：几点起床；上午和下午各做什么；最喜欢哪一件事，为什么。'
if (kind === 'long') world.passage = '假如你是李华，你将在英语课上向新同学作自我介绍。请根据以下要点写一篇短文。\n1. 你的姓名、年龄、班级；\n2. 你的爱好和最喜欢的食物；\n3. 你的一位新朋友；\n4. 你对新班级的感受。\n要求：70-90 词，要点齐全，不要逐字翻译。'
if (kind === 'maths') {
  const c = [{ name: '列方程', hint: '设未知数并写出等量关系 $2x+3=7$', max: 40 }, { name: '求解', hint: '过程完整，结果正确', max: 50 }, { name: '作答', hint: '单位与答语', max: 10 }]
  ;(world as any).items = [itemOf(8, 12, c), itemOf(9, 23, c)]
  world.items[0]; (world.scripts as any)[8] = scripts.slice(0, 5).map((s) => ({ ...s, score: null, criteria: null }))
  world.scripts[9] = scripts.map((s, i) => ({ ...s, value: i % 2 ? '解：设宽为 $x$ m，则长为 $2x+3$ m\n$$2(x + 2x + 3) = 30$$\n$x = \\frac{24}{6} = 4$\n答：宽 4 m，长 11 m' : '解：设宽为 x m\n2(x+2x+3)=30\n6x=24；x=4\n答：宽 4 m', ...(s.score === null ? {} : { score: 80, criteria: [40, 30, 10] }) }))
  world.passage = ''
  ;(world.items as any).forEach((i: any) => { i.stem = '一个长方形的长比宽的 2 倍多 3 m，周长是 30 m，求它的长和宽，并说明 $\\frac{a}{b}$ 的意义。' })
}
if (kind === 'criteria') {
  const c = Array.from({ length: 6 }, (_, i) => ({ name: ['内容', '语言', '结构', '书写', '创意', '格式'][i]!, hint: '要点是否写全；词汇、语法、拼写；连贯、分段、整洁；这是一条很长的评分说明，用来看看换行', max: i === 1 ? 200 : i === 2 ? 25 : 50 }))
  ;(world as any).items = [itemOf(9, 1, c)]
}
if (kind === 'running') world.test = { ...testRow, testInfo: { ...testRow.testInfo, status: 1 } }
const svc = markingService(world)
;(window as any).world = world
const call = (async (e: any, i: any, o: any) => {
  if (e.path.endsWith('test/list')) { if (kind === 'empty') return { list: [], total: 0, counts: { all: 0, inProgress: 0, finished: 0, unpublished: 0, notStarted: 0 } }
    if (kind === 'failed') return svc.call({ ...e, path: '/x' }, i, o)
    return { list: [0, 1, 2].map((k) => ({ ...testRow, testInfo: { ...testRow.testInfo, testId: 5 + k, testName: ['Unit 6 写作：My Saturday', '第五单元检测', '一次函数综合练习（解答题），名字特别特别长，用来看看会不会换行而不是被截断掉的那种名字'][k] }, reportData: { ...testRow.reportData, unmarkCount: [12, 6, 128][k], markedCount: [25, 0, 3][k] } })), total: 3, counts: {} } }
  if (e.path.endsWith('unreviewed-count')) return { unReviewCount: kind === 'empty' ? 6 : 146 }
  if (e.path.endsWith('list-simple')) return { list: [{ courseId: 3, courseName: '七年级(2)班' }], total: 1 }
  if (kind === 'loading') return new Promise(() => {})
  if (kind === 'failed') return svc.call({ ...e, path: '/x' }, i, o)
  await new Promise((r) => setTimeout(r, 30))
  return svc.call(e, i, o)
}) as any
function App() {
  const [query, setQ] = useState<any>(Object.fromEntries(q))
  const [hide, setHide] = useState(q.has('hide'))
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <PodiumTheme><LanguageProvider value={lang} onChange={() => {}}><QueryClientProvider client={client}><ClientProvider call={call}><ToastProvider><ConfirmProvider>
      <NavigationProvider value={{ path: '/', query, push: (p) => { document.title = p }, setQuery: (c) => setQ({ ...query, ...c }) }}>
        {q.has('list') ? <WaitingScreen uid={1} courseId={q.get('list') === 'none' ? null : 3} storage={browserStorage(() => localStorage)} /> :
        <MarkingScreen uid={1} subjectId={kind === 'maths' ? 202 : 203} testId={5} itemId={query.itemId ? Number(query.itemId) : kind === 'maths' ? 9 : null} hidesNames={hide} onHideNames={setHide} storage={browserStorage(() => localStorage)} network={browserNetwork} />}
      </NavigationProvider>
    </ConfirmProvider></ToastProvider></ClientProvider></QueryClientProvider></LanguageProvider></PodiumTheme>
  )
}
createRoot(document.getElementById('root')!).render(<App />)
