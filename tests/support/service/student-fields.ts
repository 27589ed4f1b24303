/** Fields of teachers' calls that may hold the id of a student or of a student's work. */
export const idFields =
  'decisions marks pages replaceUids requests studentId submissionId teacherId teacherIds uid uids'.split(' ')

/** Fields that may hold a name, number or account; a parsed class list contains them too. */
export const textFields = [
  'content',
  'importId',
  'keyword',
  'name',
  'number',
  'realname',
  'studentNo',
  'text',
  'username',
]

/** Fields that cannot identify a student. */
export const otherFields = `
  addedBooks analysis anonymous answer answeredAt answers answerXml applicationIds asNew assignmentId assignmentIds assignmentName assignmentStatus assignmentType at beginTime bookId bookIds bookType bookVersion canEdit cause changeId chapterId chapterIds columns comment confirmation consent contact copy courseId courseIds courseName courseType criteria criterion decision delta deviceId differenceLimit difficulties digest drawer duration editorUids email endDate endTime except extraMinutes family featureIds
  feedbackId fileName group groupBy groupName handedIn isApart isApproved isBlind isDouble isExcused isFlagged isLeftOut isOpen isRight isSet itemId itemIds jobId jobIds key keyChangeId keyChangeIds keyRev leaveOut keys kind knowledgeId knowledgeIds knownMarks leastWrong lineText main meanings messageId messageIds minutesApart missingAsOpen mobile needsApproval newPassword lessonNodes noticeId off oldPassword oneRosterClass ownAnswer page pageBuild pager paperId paperImportId paperTitle paperXml part password path pictures questionId questionIds questions
  readings reason regionId removalId rev revisedKeys rightAnswer rightsNeeded round rubricLineId rubricLines scanId scanPageId scope score scoreFilter sealed sending service shapes sheetOwner sheets showsMean similar since size skipped sort sortBy sources space stageId startDate state status subjectId surface thirdMarkerId title toCourseId topic trail types unreadOnly unusedOnly daysOfUse audience value verificationCode version viewed whose wish`
  .trim()
  .split(/\s+/)
