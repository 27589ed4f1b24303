import { createRoot } from 'react-dom/client'
import { reportMissingParts } from '#api/client/report-missing-parts.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { watchTyping } from '#api/ports/typed-work.ts'
import { forgetIdleAnswers } from '#api/queries/forget-idle-answers.ts'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { StudentApp } from './student-app.tsx'
import { StudentProviders } from './student-providers.tsx'
import { createStudentServices } from './student-services.ts'
import './student.css'

const root = document.getElementById('root')
if (root === null) throw new Error('student.html has no root')
document.documentElement.classList.add('phone')
watchTyping()
reportMissingParts()
const services = createStudentServices()
clearCachesRegularly({ forget: () => forgetIdleAnswers(services.queryClient) })
createRoot(root).render(
  <PodiumTheme nonce={pageNonce()}>
    <StudentProviders services={services}>
      <StudentApp />
    </StudentProviders>
  </PodiumTheme>,
)
