// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { school } from '#api/contract/groups/school.ts'
import { type GrantedTeacher, schoolFeature } from '#api/contract/groups/school-feature.ts'
import { featureIds, type FeatureName } from '#domain/features/granted-features.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { SchoolFeaturesScreen } from './school-features.screen.tsx'
import { descriptionOf, textsOf } from '#tests/support/documents/page-texts.ts'

const now = '2026-11-20T06:00:00.000Z'

const until = (name: FeatureName, day: string) => ({
  feature: name,
  featureId: featureIds[name],
  endTime: `${day}T15:59:59.999Z`,
})

const teacherOf = (
  teacherId: number,
  realname: string,
  features: GrantedTeacher['features'] = [],
  changes: Partial<GrantedTeacher> = {},
): GrantedTeacher => ({
  teacherId,
  realname,
  mobile: `138****000${teacherId}`,
  subjectId: 203,
  regionId: 0,
  isDisabled: false,
  trialEnd: null,
  features,
  ...changes,
})

const teachers = [
  teacherOf(1, '林知夏', [until('smartMark', '2027-06-30')]),
  teacherOf(2, '周明远', [until('smartMark', '2026-11-30'), until('wordReport', '2026-11-01')]),
  teacherOf(3, '何清', [], { mobile: null, isDisabled: true, trialEnd: '2026-12-20T06:00:00.000Z' }),
]

const open = (answers: Answers = {}, query = {}, list = teachers, isSchoolOwner = true) =>
  openScreen(
    <SchoolFeaturesScreen teacher={{ isSchoolOwner, uid: 1 }} isBuilt={(name) => name !== 'classWords'} />,
    {
      [schoolFeature.list.path]: () => ({ list, total: list.length, now }),
      [school.settings.path]: () => ({ colleaguesMayAdd: false }),
      ...answers,
    },
    query,
  )

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

test('every teacher is listed with their features and ends, and the number that end soon is shown', async () => {
  open()
  await screen.findByText('3 位老师，2 项在用，其中 1 项 14 天内到期')
  expect(rows()).toEqual([
    '林知夏您自己138****0001新版智能阅卷2027-06-30授权',
    '周明远138****0002词汇练报告已到期新版智能阅卷11-30授权',
    '何清已停用未绑定试用到 2026-12-20授权',
  ])
})

test('features are granted to several teachers at once until the end of the term', async () => {
  const { sentTo } = open({ [schoolFeature.grant.path]: () => ({}) })
  await screen.findByText('周明远')
  tick('周明远')
  tick('何清')
  press('给所选授权')
  const dialog = within(screen.getByRole('dialog', { name: '授权功能' }))
  dialog.getByText('周明远、何清')
  fireEvent.click(dialog.getByRole('button', { name: '授权' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请至少选一项功能')
  fireEvent.click(dialog.getByRole('checkbox', { name: '布置作文' }))
  fireEvent.click(dialog.getByRole('checkbox', { name: '词汇练报告' }))
  expect(dialog.getByRole('status').textContent).toBe('最后一天是 2027-01-31')
  fireEvent.click(dialog.getByRole('button', { name: '授权' }))
  await screen.findByText('已为 2 位老师开通 2 项功能，到 2027-01-31')
  expect(sentTo(schoolFeature.grant).map(({ fields }) => fields)).toEqual([
    { teacherIds: '2,3', featureIds: '12,14', endTime: '2027-01-31T15:59:59.999Z' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/已选/)).toBeNull()
})

test('a feature whose page is not built yet is marked in the dialog', async () => {
  open()
  await screen.findByText('周明远')
  press('授权：林知夏')
  const dialog = within(screen.getByRole('dialog', { name: '授权功能' }))
  const hinted = dialog.getAllByRole('checkbox').filter((box) => box.hasAttribute('aria-describedby'))
  expect(hinted.map((box) => box.closest('.mantine-Checkbox-root')?.textContent)).toEqual([
    '班级词本页面未开放，开放后可用',
  ])
})

test('by feature: only those ending soon, changing the end, and a custom day that has to be in the future', async () => {
  const answers = [() => refused('endTooFar'), () => ({})]
  const { address, sentTo } = open({ [schoolFeature.grant.path]: () => answers.shift()?.() })
  await screen.findByText('周明远')
  fireEvent.click(screen.getByRole('radio', { name: '按功能' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '只看 14 天内到期' }))
  expect(address.get()).toEqual({ view: 'features', soon: '1' })
  expect(rows()).toEqual(['新版智能阅卷周明远138****00022026-11-30快到期还有 10 天改到期日'])
  press('改到期日：周明远 新版智能阅卷')
  const dialog = within(screen.getByRole('dialog', { name: '改到期日' }))
  fireEvent.click(dialog.getByRole('radio', { name: '自选日期' }))
  fireEvent.change(dialog.getByLabelText('最后一天'), { target: { value: '2026-11-19' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(descriptionOf(dialog.getByLabelText('最后一天'))).toBe('请选择今天以后的日期，最远 5 年'))
  fireEvent.change(dialog.getByLabelText('最后一天'), { target: { value: '2026-11-20' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('到期日最远是 5 年后，请改近一些')
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  await screen.findByText('已为 1 位老师开通 1 项功能，到 2026-11-20')
  expect(sentTo(schoolFeature.grant)[1]?.fields).toEqual({
    teacherIds: '2',
    featureIds: '13',
    endTime: '2026-11-20T15:59:59.999Z',
  })
})

test('several grants of one feature are revoked together after a confirmation', async () => {
  const { sentTo } = open({ [schoolFeature.take.path]: () => ({}) }, { view: 'features' })
  await screen.findByText('共 3 项')
  tick('林知夏 新版智能阅卷')
  tick('周明远 词汇练报告')
  expect(textsOf('status')).toEqual(['已选 2 项一次只处理同一项功能'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '收回所选' }).disabled).toBe(true)
  tick('周明远 词汇练报告')
  tick('周明远 新版智能阅卷')
  press('收回所选')
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toBe(
    '收回要收回周明远、林知夏的新版智能阅卷吗？马上不能再用，老师会收到消息用它做过的内容都保留，可以再授权取消收回',
  )
  fireEvent.click(within(question).getByRole('button', { name: '收回' }))
  await screen.findByText('已收回 2 位老师的新版智能阅卷')
  expect(sentTo(schoolFeature.take).map(({ fields }) => fields)).toEqual([{ teacherIds: '2,1', featureIds: '13' }])
})

test('filters by feature and by name; without a match, the filters can be cleared', async () => {
  const { address } = open()
  await screen.findByText('周明远')
  fireEvent.change(screen.getByRole('combobox', { name: '功能' }), { target: { value: '14' } })
  screen.getByText('共 1 位老师')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有' } })
  expect(textsOf('cell')).toEqual(['暂无内容没有符合条件的清除筛选'])
  press('清除筛选')
  expect({ address: address.get(), rows: rows().length }).toEqual({ address: {}, rows: 3 })
})

test('without any grants, the feature view points to the teachers', async () => {
  const { address } = open({}, { view: 'features' }, [teacherOf(1, '林知夏')])
  await screen.findByText('还没有给老师开通功能。切到“按老师”，选老师后授权')
  press('按老师')
  expect(address.get()).toEqual({})
})

test('a list that failed to load can be reloaded', async () => {
  const reads = [() => refused('ownAccount'), () => ({ list: teachers, total: 3, now })]
  open({ [schoolFeature.list.path]: () => reads.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('周明远')
  expect(textsOf('row').slice(1)).toEqual([
    '林知夏您自己138****0001新版智能阅卷2027-06-30授权',
    '周明远138****0002词汇练报告已到期新版智能阅卷11-30授权',
    '何清已停用未绑定试用到 2026-12-20授权',
  ])
})

test('anybody but the owner is told whom to ask, and nothing is loaded', () => {
  const { sentTo } = open({}, {}, [], false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('只有学校负责人能授权功能')
  expect(sentTo(schoolFeature.list)).toEqual([])
})

test('teachers are allowed to add colleagues’ students directly after a confirmation, and have to ask again', async () => {
  let colleaguesMayAdd = false
  const set = (next: boolean) => () => {
    colleaguesMayAdd = next
    return {}
  }
  const { sentTo } = open({
    [school.settings.path]: () => ({ colleaguesMayAdd }),
    [school.allowAdding.path]: set(true),
    [school.forbidAdding.path]: set(false),
  })
  await screen.findByText('现在要先申请：老师添加同事在教的学生，由学生现在的老师或您同意后才进班。')
  press('允许直接添加')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toBe(
    '允许直接添加要允许老师直接添加同事的学生吗？全校老师凭姓名就能把学生加进自己的班，看到账号和手机号，并能重置密码。取消允许直接添加',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: '允许直接添加' }))
  await screen.findByText('现在可以直接添加：老师添加同事在教的学生，马上进班，不用对方同意。')
  press('改回先申请')
  await screen.findByText('老师添加同事的学生要先申请了')
  expect({ allowed: sentTo(school.allowAdding).length, forbidden: sentTo(school.forbidAdding).length }).toEqual({
    allowed: 1,
    forbidden: 1,
  })
})

test('a setting that failed to load shows the reason and can be reloaded', async () => {
  const answers = [lost, () => ({ colleaguesMayAdd: true })]
  open({ [school.settings.path]: () => answers.shift()?.() })
  await screen.findByText('周明远')
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  expect((await screen.findByRole('button', { name: '改回先申请' })).parentElement?.textContent).toBe(
    '现在可以直接添加：老师添加同事在教的学生，马上进班，不用对方同意。改回先申请保存中…',
  )
})

test('a teacher is moved into region 9 and out of it again', async () => {
  const inRegion = [...teachers.slice(0, 1), teacherOf(2, '周明远', [], { regionId: 9 })]
  const { sentTo } = open({ [school.saveTeacherRegion.path]: () => ({}) }, {}, inRegion)
  expect((await screen.findByText('9 区')).parentElement?.textContent).toBe('周明远9 区')
  press('更多操作：林知夏')
  fireEvent.click(await screen.findByRole('menuitem', { name: '设为 9 区：用“我的学生”代替“我的备课”' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('林知夏已设为 9 区，菜单里是“我的学生”'))
  press('更多操作：周明远')
  fireEvent.click(await screen.findByRole('menuitem', { name: '移出 9 区：恢复“我的备课”' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('周明远已移出 9 区，菜单里是“我的备课”'))
  expect(sentTo(school.saveTeacherRegion).map(({ fields }) => fields)).toEqual([
    { teacherId: '1', regionId: '9' },
    { teacherId: '2', regionId: '0' },
  ])
})

test('a region that could not be saved shows the reason', async () => {
  open({ [school.saveTeacherRegion.path]: () => refused('ownAccount') })
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：周明远' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^设为 9 区/ }))
  expect((await screen.findByRole('dialog')).textContent).toBe('没有办成这是您自己的账号，请在“我的资料”里修改确定')
})
