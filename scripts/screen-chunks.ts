/** The chunk of each lazily loaded screen that is built, by the name that specification §2 gives it. */
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
  'report-html': 'src/features/report/report.area.tsx',
  'mine-exam-paper': 'src/features/papers/my-paper.area.tsx',
}

/** What the chunk is called that a module is the door of; `name` is what it would be called anywhere. */
export function chunkNameOf(name: string, module: string | null): string {
  const isDoor = ([, screen]: readonly [string, string]) => module?.replaceAll('\\', '/').endsWith(screen)
  const [screen] = Object.entries(screenChunks).find(isDoor) ?? []
  return screen ?? (name in screenChunks ? `${name}-part` : name)
}
