import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { cleanWorkbook, inventStudents } from '#tests/support/files/roster-files.ts'
import type { Person } from './person.ts'
import { type Journey, signInByPassword } from './stage.ts'

const seed = 20_261_123
const students = inventStudents(seed, 3)
const [first] = students

/** A class list is imported from a file, and one of the new members is changed. */
export const members: Journey = ({ address, come }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-list-'))
  const file = path.join(folder, '七年级新同学.xlsx')
  writeFileSync(file, cleanWorkbook(students))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let teacher: Person

  test(`a teacher imports a class list from a file (seed ${seed})`, async () => {
    teacher = await come('/#/login')
    await signInByPassword(teacher, demoMobiles.xu)
    await teacher.see(['heading', '今天'])
    await teacher.page.open(`${address}/#${memberPaths.add}`)
    await teacher.press(['tab', '导入文件'])
    await teacher.page.attach(file)
    const { cells } = await teacher.see(['table', '核对名单'])
    expect(cells.length).toBe(students.length + 1)
    await teacher.press(['button', '导入 3 人'])
    expect(await teacher.read('导入完成')).toContain('新建账号 3 人')
  })

  test('the members page shows them, and one is found and put into another group', async () => {
    await teacher.press(['link', '查看成员'])
    await teacher.read('共 43 名学生')
    await teacher.fill(first?.realname ?? '', ['searchbox'])
    await teacher.read('找到 1 人，全班 43 人')
    await teacher.press(['button', `编辑：${first?.realname}`])
    const drawer = ['dialog', `编辑${first?.realname}`] as const
    await teacher.fill('朗读组', drawer, ['combobox', '小组'])
    await teacher.press(drawer, ['button', '保存'])
    await teacher.gone(drawer)
    expect(await teacher.read('朗读组', ['row', new RegExp(first?.realname ?? '')])).toContain(first?.number)
  })
}
