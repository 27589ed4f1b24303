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
    mobileHint: 'Where the student or a parent is reached; nobody can sign in with it',
    account: 'Account',
    accountHint:
      'Leave it empty for a new student, who is given one. For a student already at the school, enter theirs',
    add: 'Add',
    adding: 'Adding…',
    added: (name: string, account: string) => `${name} is added, account ${account}`,
    joined: (name: string, account: string) => `${name}, who had the account ${account}, is in this class now`,
    likelyTitle: 'This student may be here already',
    asked: (name: string, byOwner: boolean) =>
      byOwner
        ? `Asked for ${name}: nobody teaches this student at present, so the owner of the school decides`
        : `Asked for ${name}: the student comes in once a present teacher agrees`,
    likelyWhy: (name: string) =>
      `${name} is not added yet. For a student of this class there is nothing to do; one whom you teach elsewhere comes in at once; for a student of others these have to agree; for somebody else press "Somebody else: add".`,
    student: 'Student',
    why: 'Why',
    same: 'It is the student of this class',
    bringIn: (account: string) => `It is this student: bring in ${account}`,
    askFor: (number: string) => (number === '' ? 'It is this student: ask for them' : `It is ${number}: ask for them`),
    inClasses: (names: readonly string[]) => (names.length === 0 ? 'in no class at present' : `in ${names.join(', ')}`),
    asNew: 'Somebody else: add',
  },
})
