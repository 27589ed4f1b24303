import { defineTexts } from '#ui/language/texts.ts'

export const oneStudentTexts = defineTexts({
  'zh-CN': {
    name: '姓名',
    number: '学号',
    numberHint: '可以不填；在本校不能重复',
    group: '小组',
    mobile: '手机号',
    mobileHint: '学生或家长的联系电话，不能用来登录',
    account: '账号',
    accountHint: '新学生留空，由系统分配；本校已有账号的学生填原来的账号',
    add: '添加',
    adding: '添加中…',
    added: (name: string, account: string) => `已添加${name}，账号 ${account}`,
    joined: (name: string, account: string) => `${name}已有账号 ${account}，已加入这个班`,
    likelyTitle: '可能已有这名学生',
    /** `byOwner`: nobody teaches the student at present, so the school's owner decides. */
    asked: (name: string, byOwner: boolean) =>
      byOwner
        ? `已为${name}提出申请：现在没有老师在教，由学校负责人决定`
        : `已为${name}提出申请：现在的老师同意后才进班`,
    likelyWhy: (name: string) =>
      `还没有添加${name}。如果就是下面的学生：班里的不用再添加，您教过的可以直接进班，其他老师的要等对方同意；如果是另一名学生，请点“另一名学生，照样添加”。`,
    student: '学生',
    why: '为什么',
    same: '就是班里的学生，不添加',
    bringIn: (account: string) => `就是这名学生，用账号 ${account} 进班`,
    askFor: (number: string) => (number === '' ? '就是这名学生，申请进班' : `就是学号 ${number} 的学生，申请进班`),
    inClasses: (names: readonly string[]) => (names.length === 0 ? '现在不在任何班' : `在${names.join('、')}`),
    asNew: '另一名学生，照样添加',
  },
  en: {
    name: 'Name',
    number: 'Student number',
    numberHint: 'Optional; unique in the school',
    group: 'Group',
    mobile: 'Mobile',
    mobileHint: 'Contact number of the student or a parent; not for signing in',
    account: 'Account',
    accountHint:
      'Leave empty for a new student and one will be created. For a student already at the school, enter theirs',
    add: 'Add',
    adding: 'Adding…',
    added: (name: string, account: string) => `${name} is added, account ${account}`,
    joined: (name: string, account: string) => `${name}, who had the account ${account}, is in this class now`,
    likelyTitle: 'This student may already exist',
    asked: (name: string, byOwner: boolean) =>
      byOwner
        ? `Request sent for ${name}: nobody teaches this student now, so the school administrator decides`
        : `Request sent for ${name}: the student joins once a current teacher agrees`,
    likelyWhy: (name: string) =>
      `${name} has not been added yet. If it is a student below: one already in the class need not be added, one you have taught joins at once, and one of a colleague’s joins once they agree. If it is someone else, press “Someone else: add”.`,
    student: 'Student',
    why: 'Why',
    same: 'It is the student already in this class: do not add',
    bringIn: (account: string) => `It is this student: add ${account}`,
    askFor: (number: string) =>
      number === '' ? 'It is this student: request to add' : `It is ${number}: request to add`,
    inClasses: (names: readonly string[]) => (names.length === 0 ? 'not in a class now' : `in ${names.join(', ')}`),
    asNew: 'Someone else: add',
  },
})
