import { applicationsRoute } from './applications.route.tsx'
import { areaRoute } from './area.route.tsx'
import { bindArrivalRoute, bindRoute } from './bind.route.tsx'
import { changeAnswerRoute } from './change-answer.route.tsx'
import { classesRoute } from './classes.route.tsx'
import { myCoursesRoutes } from './my-courses.route.tsx'
import { demoRoute, widgetsRoute } from './demo.route.tsx'
import { devicesRoute } from './devices.route.tsx'
import { entriesRoute } from './entries.route.tsx'
import { fullScreenRoute } from './full-screen.route.tsx'
import { featuresRoute } from './features.route.tsx'
import { helpRoute } from './help.route.tsx'
import { assignmentSavedRoute } from './assignment-saved.route.tsx'
import { homeRoute } from './home.route.tsx'
import { inspectRoute } from './inspect.route.tsx'
import { laterPublicRoutes, laterShellRoutes } from './later-routes.ts'
import { loginRoute } from './login.route.tsx'
import { memberRoutes } from './members.route.tsx'
import { courseMessagesRoute, messagesRoute } from './messages.route.tsx'
import { noticesRoute } from './notices.route.tsx'
import { papersRoute } from './papers.route.tsx'
import { passwordRoute } from './password.route.tsx'
import { editEmailRoute, editPasswordRoute, editPhoneRoute, myProfileRoute, profileRoute } from './profile.route.tsx'
import { projectorRoute } from './projector.route.tsx'
import { handoversRoute } from './handovers.route.tsx'
import { pendingRoute } from './pending.route.tsx'
import { registerRoute } from './register.route.tsx'
import { reportRedirects } from './report-redirects.route.tsx'
import { rootRoute } from './root.route.tsx'
import { schoolFeaturesRoute } from './school-features.route.tsx'
import { shellRoute } from './shell.route.tsx'
import { smartMarkRoute } from './smart-mark.route.tsx'
import { assignmentsRoute } from './assignments.route.tsx'
import { reportExportRoute } from './report-export.route.tsx'
import { teacherRoute } from './teacher.route.tsx'
import { wrongNoteRoutes } from './wrong-note.route.tsx'
import { trackRoutes } from './track.route.tsx'

/** The one table of routes. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  registerRoute,
  passwordRoute,
  bindArrivalRoute,
  bindRoute,
  demoRoute,
  widgetsRoute,
  inspectRoute,
  fullScreenRoute,
  ...laterPublicRoutes,
  ...reportRedirects,
  papersRoute,
  teacherRoute.addChildren([
    shellRoute.addChildren([
      homeRoute,
      assignmentsRoute,
      assignmentSavedRoute,
      classesRoute,
      ...myCoursesRoutes,
      profileRoute,
      myProfileRoute,
      editPasswordRoute,
      editPhoneRoute,
      editEmailRoute,
      devicesRoute,
      featuresRoute,
      entriesRoute,
      applicationsRoute,
      schoolFeaturesRoute,
      messagesRoute,
      courseMessagesRoute,
      noticesRoute,
      smartMarkRoute,
      helpRoute,
      ...memberRoutes,
      handoversRoute,
      pendingRoute,
      changeAnswerRoute,
      ...wrongNoteRoutes,
      reportExportRoute,
      ...trackRoutes,
      ...laterShellRoutes,
    ]),
    projectorRoute,
    areaRoute,
  ]),
])
