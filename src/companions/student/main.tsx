import { createRoot } from 'react-dom/client'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { StudentApp } from './student-app.tsx'
import { StudentProviders } from './student-providers.tsx'
import { createStudentServices } from './student-services.ts'
import './student.css'

const root = document.getElementById('root')
if (root === null) throw new Error('student.html has no root')
document.documentElement.classList.add('phone')
createRoot(root).render(
  <PodiumTheme nonce={pageNonce()}>
    <StudentProviders services={createStudentServices()}>
      <StudentApp />
    </StudentProviders>
  </PodiumTheme>,
)
