/** The chunk of each lazily loaded screen, by the name that specification §2 gives it. */
export const screenChunks: Readonly<Record<string, string>> = {
  login: 'src/routes/login.page.tsx',
  register: 'src/routes/register.page.tsx',
  password: 'src/routes/password.page.tsx',
  'bind-wechat': 'src/routes/bind.page.tsx',
  home: 'src/routes/home.page.tsx',
  'my-profile': 'src/routes/profile.page.tsx',
  'profile-phone': 'src/routes/profile-phone.page.tsx',
  'profile-password': 'src/routes/profile-password.page.tsx',
  member: 'src/routes/members.page.tsx',
  'member-verify': 'src/routes/member-verify.page.tsx',
  'help-feedback': 'src/routes/help.page.tsx',
  'member-add-student': 'src/routes/member-add.page.tsx',
  'wrong-note': 'src/routes/wrong-note.page.tsx',
  'wrong-note-question': 'src/routes/wrong-note-question.page.tsx',
  'wrong-note-question-detail': 'src/routes/wrong-note-question-detail.page.tsx',
  'wrong-note-student': 'src/routes/wrong-note-student.page.tsx',
  'wrong-note-student-detail': 'src/routes/wrong-note-student-detail.page.tsx',
  'report-html': 'src/features/report/report.area.tsx',
  'report-student': 'src/features/report/components/student-drawer.tsx',
  'homework-export': 'src/routes/report-export.page.tsx',
  'report-task': 'src/features/report/families/family.area.tsx',
  'report-task-track': 'src/routes/class-track.page.tsx',
  'report-task-stu-track': 'src/routes/student-track.page.tsx',
  'mark-list': 'src/features/smart-mark/mark-list.screen.tsx',
  'homework-success': 'src/routes/assignment-saved.page.tsx',
  'smart-check-change-answer': 'src/routes/change-answer.page.tsx',
  'mine-exam-paper': 'src/features/papers/my-paper.area.tsx',
}

/** The chunk name of a screen's entry module; `name` is the default. */
export function chunkNameOf(name: string, module: string | null): string {
  const isDoor = ([, screen]: readonly [string, string]) => module?.replaceAll('\\', '/').endsWith(screen)
  const [screen] = Object.entries(screenChunks).find(isDoor) ?? []
  return screen ?? (name in screenChunks ? `${name}-part` : name)
}
