/**
 * Errors that an endpoint may declare. They are known by id; the number on the wire only has to differ among the errors
 * of one endpoint. What the service says of each is in `error-texts.ts`.
 */
export const errorCodes = {
  wrongPassword: -27,
  accountLocked: -29,
  notTeacher: -2,
  notStudent: -3,
  paperEmpty: 2001,
  endBeforeBegin: 2002,
  endInPast: 2003,
  noStudents: 2004,
  studentNotInClass: 2005,
  alreadyPublished: 2006,
  notPublished: 2007,
  alreadyStarted: 2008,
  alreadyFinished: 2009,
  hasSubmissions: 2010,
  stillUnmarked: 2011,
  nothingToPublish: 2012,
  scoresPublished: 2013,
  seenByStudents: 2014,
  nobodyToRemind: 2015,
  notSubmitted: 2016,
  scoreOutOfRange: 2017,
  markedByOther: 2018,
  notYetOpen: 2019,
  closed: 2020,
  alreadySubmitted: 2021,
  answerUnknown: 2022,
  answerInvalid: 2023,
  scoresNotPublished: 2024,
  keyInvalid: 2025,
  keyChangedByOther: 2027,
  stillRunning: 2028,
  itemUnknown: 2029,
  jobUnknown: 2030,
  scriptUnknown: 2031,
} as const

export type ErrorId = keyof typeof errorCodes
