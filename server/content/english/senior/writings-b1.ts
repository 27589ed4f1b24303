import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { writing } from './make.ts'

export const writingsB1: readonly SeedQuestion[] = [
  writing(
    'en-b1-wr-001',
    'en-rj2019-b1-0',
    1,
    prose`
      假定你是李华，刚进入高中学习一周。你的英国笔友 Ella 来信询问你的新学校生活，请给她回复一封邮件，内容包括：

      1. 你对新学校的第一印象；

      2. 你遇到的一个困难和解决办法；

      3. 询问她的近况。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Dear Ella,

      Thank you for your letter. I have been at senior high for a week, and so far I love it. The campus is twice as large
      as that of my old school, and the library stays open until nine in the evening. What impressed me most is how patient
      the teachers are.

      There was one problem, though. On Monday I could hardly follow my physics class. Instead of worrying, I asked my desk
      mate to go over the notes with me after lunch every day, and things are much better now.

      How is everything with you? Have you joined the school orchestra yet? I look forward to hearing from you.

      Yours,

      Li Hua
    `,
    {
      content: { max: 50, hint: '第一印象、困难及解决办法、询问近况三个要点齐全，细节合理。' },
      language: { max: 60, hint: '时态正确，词汇和句式有变化，少有错误。' },
      structure: { max: 40, hint: '邮件格式完整，分段清楚，衔接自然。' },
    },
    '应用文：邮件',
    '先回应来信，再按要点展开；写困难时要同时写出解决办法，结尾用问句询问近况。',
  ),
  writing(
    'en-b1-wr-002',
    'en-rj2019-b1-1',
    2,
    prose`
      假定你是李华，校英文报 Campus Voice 正在招募学生记者。请给负责老师 Ms Reed 写一封申请信，内容包括：

      1. 写信目的；

      2. 你的优势；

      3. 你想开设的栏目和理由。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Dear Ms Reed,

      I am Li Hua from Class 3, Senior 1. I am writing to apply for the position of student reporter for Campus Voice.

      I believe I am suitable for the job. I have kept a diary in English for three years, so writing to a deadline does not
      frighten me. Besides, I enjoy listening to people, which is what a reporter needs most.

      If I am chosen, I would like to start a column called "Behind the Door". It would introduce the people who keep our
      school running but are seldom noticed, such as the cooks and the gardeners. I hope it will help us to understand and
      respect their work.

      I would appreciate it if you could consider my application.

      Yours sincerely,

      Li Hua
    `,
    {
      content: { max: 50, hint: '目的、优势、栏目及理由齐全，优势有事实支持。' },
      language: { max: 60, hint: '用语得体、正式，能使用从句等较丰富的结构。' },
      structure: { max: 40, hint: '书信格式正确，层次分明，过渡自然。' },
    },
    '应用文：申请信',
    '申请信要开门见山，用具体经历证明优势，结尾礼貌地表达希望获得机会。',
  ),
  writing(
    'en-b1-wr-003',
    'en-rj2019-b1-1',
    2,
    prose`
      假定你是李华，你的美国朋友 Leo 来信说，他参加的课外活动太多，常常睡眠不足，学习也受到了影响。请给他回信，内容包括：

      1. 表示理解；

      2. 提出两三条建议并说明理由；

      3. 表达祝愿。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Dear Leo,

      I am sorry to hear that you feel tired all the time. I went through something similar last year, so I know how hard
      it is to say no to things you love.

      Here is what helped me. To begin with, write down all your activities and give each of them a score. Then keep the two
      with the highest scores and drop the rest for one term. You can always come back to them. What is more, decide on a
      fixed time for bed and treat it as seriously as a match. When you have slept well, you need less time to finish your
      homework.

      I hope you will soon have your energy back. Let me know how it goes.

      Yours,

      Li Hua
    `,
    {
      content: { max: 50, hint: '表示理解、建议及理由、祝愿齐全，建议具体可行。' },
      language: { max: 60, hint: '提建议的句式有变化，语言准确。' },
      structure: { max: 40, hint: '条理清楚，使用恰当的连接词引出各条建议。' },
    },
    '应用文：建议信',
    '先共情再建议，每条建议后说明理由，可用 to begin with、what is more 等词衔接。',
  ),
  writing(
    'en-b1-wr-004',
    'en-rj2019-b1-2',
    1,
    prose`
      假定你是李华，交换生 Tom 想利用周日了解你的家乡，请你推荐一条一日游路线。请给他写一封邮件，内容包括：

      1. 推荐的地点和活动（两处即可）；

      2. 推荐的理由；

      3. 提醒他需要注意的事项。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Dear Tom,

      I am glad that you want to see more of my hometown. Here is my plan for your Sunday.

      In the morning, take Bus 5 to the old harbour, where the fishing boats come in at about eight. You can watch people
      sell the fish and have a bowl of fresh fish soup. It is the best place to see how local people live. After lunch, I
      suggest climbing the White Tower, which is only a ten-minute walk away. From the top you can see the whole bay, and
      the view at sunset is amazing.

      Remember to wear comfortable shoes and bring a light jacket, because it is often windy. If you like, I can go with you.

      Yours,

      Li Hua
    `,
    {
      content: { max: 50, hint: '地点和活动、理由、注意事项齐全，安排合理。' },
      language: { max: 60, hint: '介绍地点的用语准确，能用定语从句等结构。' },
      structure: { max: 40, hint: '按时间或地点顺序展开，衔接自然，格式完整。' },
    },
    '应用文：推荐信',
    '按上午、下午的时间顺序安排内容，用 where、which 引导的定语从句介绍地点更简洁。',
  ),
  writing(
    'en-b1-wr-005',
    'en-rj2019-b1-3',
    1,
    prose`
      假定你是校学生会体育部部长李华。学校将举办一次教职工与学生共同参加的晨跑活动，请用英语写一则通知，内容包括：

      1. 活动的时间、地点和目的；

      2. 活动安排；

      3. 报名方式和截止日期。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Notice

      To encourage everyone to keep fit, the Students' Union will hold a morning run for students and staff on Saturday, 18
      October. It will start from the school gate at 6:30 a.m.

      Runners may choose between a two-kilometre route round the lake and a five-kilometre one along the river. This is not
      a race. You are welcome to walk part of the way and to chat with your teachers as you go. Hot soy milk and eggs will be
      served in the dining hall afterwards.

      If you would like to take part, please sign up at the sports office or on the school website before 15 October.
      Let's greet the day on our feet!

      The Students' Union
    `,
    {
      content: { max: 50, hint: '时间、地点、目的、安排、报名方式和截止日期齐全。' },
      language: { max: 60, hint: '语言简明准确，时间和地点表达正确。' },
      structure: { max: 40, hint: '通知格式正确，信息排列有序，便于阅读。' },
    },
    '应用文：通知',
    '通知以一般将来时为主，先写活动概况，再写安排，最后写报名方式和截止日期。',
  ),
  writing(
    'en-b1-wr-006',
    'en-rj2019-b1-5',
    2,
    prose`
      你校英语社就"课外如何练习英语"调查了 200 名高一学生（每人只选一项），结果如下：

      看英文影视 40%；听英文歌曲 25%；阅读英文书报 20%；与他人用英语交谈 10%；其他 5%。

      请用英语写一篇短文，投给校英文报，内容包括：

      1. 描述调查结果；

      2. 分析其中一个现象的原因；

      3. 提出你的建议。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      How Do We Practise English after Class?

      Our English club recently asked 200 first-year students how they practise English outside class. Films and TV shows
      come first, chosen by 40 per cent of the students, followed by songs with 25 per cent. One in five prefers reading,
      while only 10 per cent practise by talking with others. The remaining 5 per cent use other ways.

      Why do so few students speak? Many say that they are afraid of making mistakes and that they have nobody to talk to.

      In my opinion, a weekly English lunch table would help. Over a meal we care less about mistakes and more about what is
      being said. After all, a language lives only when it is used.
    `,
    {
      content: { max: 50, hint: '数据描述准确完整，有原因分析和建议。' },
      language: { max: 60, hint: '描述数据的表达有变化，语法正确。' },
      structure: { max: 40, hint: '描述、分析、建议三部分层次清楚。' },
    },
    '说明文：调查报告',
    '描述数据时用 followed by、one in five、the remaining 等变换表达，再由现象写到原因和建议。',
  ),
]
