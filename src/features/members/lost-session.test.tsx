// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMembers } from './testing/open-members.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Opens the form of a student and returns the field of the name. */
async function edit(): Promise<HTMLInputElement> {
  await screen.findByText('李兰')
  press('编辑：李兰')
  return (await dialog('编辑李兰')).findByLabelText<HTMLInputElement>('姓名')
}

test('what is typed about a student is there again after the session was lost', async () => {
  const { withdraw } = openMembers()
  fireEvent.change(await edit(), { target: { value: '李蓝' } })
  withdraw()
  expect((await edit()).value).toBe('李蓝')
})

test('what was typed about a student and given up is gone', async () => {
  openMembers()
  fireEvent.change(await edit(), { target: { value: '李蓝' } })
  press('取消')
  fireEvent.click((await dialog('放弃修改')).getByRole('button', { name: '放弃修改' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await edit()).value).toBe('李兰')
})

test('the name and students of a new group are there again after the session was lost, until it is given up', async () => {
  const { withdraw } = openMembers()
  const openNewGroup = async () => {
    await screen.findByText('李兰')
    press('更多')
    fireEvent.click(await screen.findByRole('menuitem', { name: '小组管理' }))
    fireEvent.click((await dialog('小组')).getByRole('button', { name: '新建小组' }))
    return dialog('新建小组')
  }
  const stateOf = (group: Awaited<ReturnType<typeof dialog>>) => ({
    name: group.getByLabelText<HTMLInputElement>('小组名称').value,
    members: group.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length,
  })
  const group = await openNewGroup()
  fireEvent.change(group.getByLabelText('小组名称'), { target: { value: '朗读组' } })
  fireEvent.click(group.getByRole('checkbox', { name: /^陈思远/ }))
  fireEvent.click(group.getByRole('checkbox', { name: /^欧阳明/ }))
  withdraw()
  const again = await openNewGroup()
  expect(stateOf(again)).toEqual({ name: '朗读组', members: 2 })
  fireEvent.click(again.getByRole('button', { name: '取消' }))
  fireEvent.click((await dialog('小组')).getByRole('button', { name: '新建小组' }))
  expect(stateOf(await dialog('新建小组'))).toEqual({ name: '', members: 0 })
})

/** Opens the groups of the class, and there the form in which the first is renamed. */
async function openRenaming() {
  await screen.findByText('李兰')
  press('更多')
  fireEvent.click(await screen.findByRole('menuitem', { name: '小组管理' }))
  const groups = await dialog('小组')
  fireEvent.click(groups.getByRole('button', { name: '改名：第一组' }))
  return { groups, field: groups.getByLabelText<HTMLInputElement>('第一组的新名称') }
}

test('the new name of a group is there again after the session was lost, until it is given up', async () => {
  const { withdraw } = openMembers()
  const { field } = await openRenaming()
  fireEvent.change(field, { target: { value: '朗读组' } })
  withdraw()
  const again = await openRenaming()
  expect(again.field.value).toBe('朗读组')
  fireEvent.click(again.groups.getByRole('button', { name: '取消' }))
  fireEvent.click(again.groups.getByRole('button', { name: '改名：第一组' }))
  expect(again.groups.getByLabelText<HTMLInputElement>('第一组的新名称').value).toBe('第一组')
})

test('the group into which students are to go is there again after the session was lost', async () => {
  const { withdraw } = openMembers()
  const openGrouping = async () => {
    await screen.findByText('李兰')
    fireEvent.click(screen.getByRole('checkbox', { name: '选择李兰' }))
    press('放进小组')
    return (await dialog('放进小组')).getByLabelText<HTMLInputElement>('小组名称')
  }
  fireEvent.change(await openGrouping(), { target: { value: '朗读组' } })
  withdraw()
  expect((await openGrouping()).value).toBe('朗读组')
})
