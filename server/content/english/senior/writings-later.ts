import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { writing } from './make.ts'

export const writingsLater: readonly SeedQuestion[] = [
  writing(
    'en-b2-wr-001',
    'en-rj2019-b2-1',
    2,
    prose`
      你所在城市的一条老街将被改造。市政府网站正在征集中学生的意见，请你用英语写一封建议信，内容包括：

      1. 老街的价值；

      2. 你对改造的两条建议；

      3. 你的期望。

      注意：词数 120 左右；信的开头和落款已给出，不计入词数；可适当增加细节，使行文连贯。

      Dear Sir or Madam,

      …

      Yours faithfully,

      Li Hua
    `,
    prose`
      Dear Sir or Madam,

      I am a senior high student, and I am writing about the plan to rebuild Mill Street. The street is over two hundred
      years old. With its grey roofs and small workshops, it tells us how our city began.

      I would like to make two suggestions. First, the old houses should be repaired rather than replaced, so that their
      original look can be kept. Second, the craftsmen who still work there should be invited to stay. Without the sound of
      their hammers, the street would be nothing but a film set.

      I hope that in ten years' time people will still be able to live on Mill Street, and not only to take photos of it.

      Yours faithfully,

      Li Hua
    `,
    {
      content: { max: 50, hint: '老街价值、两条建议、期望齐全，建议有针对性。' },
      language: { max: 60, hint: '用语正式得体，能正确使用被动语态和从句。' },
      structure: { max: 40, hint: '层次分明，建议之间衔接自然。' },
    },
    '应用文：建议信',
    '先说明价值再提建议，多用 should be done 的被动结构，语气礼貌而有理据。',
  ),
  writing(
    'en-b2-wr-002',
    'en-rj2019-b2-3',
    2,
    prose`
      你校将举行主题为 "Think Before You Share" 的英语演讲比赛。请写一篇演讲稿，内容包括：

      1. 网上转发不实信息的现象；

      2. 可能带来的危害；

      3. 转发前应做的两三件事。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Think Before You Share

      Good morning, everyone. Last month a message said that our dining hall had used bad oil. In one evening it was shared
      four hundred times. It was completely untrue. The picture had been taken years ago in another city.

      A false story takes a second to share, but the harm lasts far longer. The cooks, who get up at four to make our
      breakfast, were hurt, and some students were afraid to eat.

      So before you share, do three things. Find out where the news comes from. See whether anyone you trust reports it too.
      Then ask yourself: would I say this to the person's face? If the answer is no, let it stop with you.

      Thank you for listening.
    `,
    {
      content: { max: 50, hint: '现象、危害、做法齐全，例子恰当。' },
      language: { max: 60, hint: '语言有感染力，符合演讲的语体，准确通顺。' },
      structure: { max: 40, hint: '有称呼、正文和结束语，层次清楚。' },
    },
    '应用文：演讲稿',
    '可用身边的事例引入，再写危害和做法；用祈使句和问句可以增强感染力。',
  ),
  writing(
    'en-b3-wr-001',
    'en-rj2019-b3-2',
    3,
    prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      In our class, the cleaning list was a kind of lottery. On Fridays it was drawn from a hat, and whoever drew the black
      ball stayed behind to wash the floor alone. It took nearly an hour. For three Fridays running the ball had gone to Xu
      Jie, the quietest boy in the class, and each time he only smiled and rolled up his sleeves.

      On the fourth Friday it was my job to hold the hat. As I carried it to the front, I looked inside. There were forty
      white balls and a black one, just as there should be. But the black one was a little larger than the others and rough
      on one side. Anyone who knew could feel it and avoid it. Suddenly I understood why certain boys drew so quickly and
      laughed so much afterwards. They must all have known, and nobody had told Xu Jie.

      I also knew that if I said so, I would eat lunch alone for a long time.

      The hat went round. White, white, white. My friend Peng winked at me when he drew. Half of the class had not drawn yet
      when I came to Xu Jie. He put in his hand, kept it there for a moment, and there it was again, black in his palm. The
      class cheered. He smiled, as usual, but I was near enough to see that his fingers had closed round the ball very
      tightly.

      注意：续写词数应为 200 左右。

      第一段开头：When the bell rang, everyone rushed out, but I could not move.

      第二段开头：On Monday morning I walked to the front of the classroom with the hat.
    `,
    prose`
      When the bell rang, everyone rushed out, but I could not move. Xu Jie filled the bucket. I took the second mop and began
      at the other end of the room. We worked without a word until we met in the middle. "The ball is rough on one side," I
      said to the floor. "I know," he answered. "I found out in the second week." I stared at him. "Then why do you keep
      drawing it?" He wrung out his mop. "Because if I leave it, someone else gets it. I kept hoping that somebody would say
      something." His voice was gentle, and it hurt more than a shout.

      On Monday morning I walked to the front of the classroom with the hat. My knees were shaking. I took out the black ball
      and passed it to the first row. "Feel it," I said. "I noticed on Friday and said nothing. I am ashamed of that." The
      ball went from hand to hand, and the laughter died. When it reached Peng, he held it for a long time. Then he stood up.
      "I'll wash the floor this week," he said. "Who's with me?" One hand rose, and then another. I did not eat lunch alone
      that day, nor did Xu Jie.
    `,
    {
      content: { max: 90, hint: '情节合理，写出"我"由沉默到说出真相的转变，主题积极。' },
      language: { max: 100, hint: '心理和动作描写细腻，对话自然，语言准确。' },
      structure: { max: 60, hint: '与开头语和原文线索衔接紧密，结尾照应前文。' },
    },
    '读后续写',
    '第一段可写两人的对话和"我"的愧疚，第二段写当众说出真相及同学的转变，照应"独自吃午饭"。',
  ),
  writing(
    'en-x1-wr-001',
    'en-rj2019-x1-4',
    1,
    prose`
      假定你是李华，上周你代表学校参加国际中学生戏剧节，因紧张忘了动作，外教 Mr Hill 用手势和眼神帮你渡过难关。请给他写一封感谢信，内容包括：

      1. 表达感谢；

      2. 回顾当时的情景；

      3. 谈谈你的收获。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      Dear Mr Hill,

      I am writing to thank you for what you did for me at the drama festival last week.

      When I walked onto the stage, my mind went blank and I could not remember where to stand. Then I saw you in the front
      row. You pointed gently to the left, took a deep breath and nodded. Without a word, you had told me everything I needed.
      I breathed out, took two steps to the left, and the lines came back to me.

      That night I learned that body language can be more powerful than speech. From now on I will pay more attention to it,
      both on stage and in daily life.

      Thank you again for your kindness.

      Yours sincerely,

      Li Hua
    `,
    {
      content: { max: 50, hint: '感谢、回顾情景、收获齐全，情景具体。' },
      language: { max: 60, hint: '动作描写准确，时态正确，情感真挚。' },
      structure: { max: 40, hint: '书信格式完整，叙事与感想过渡自然。' },
    },
    '应用文：感谢信',
    '开头点明感谢的原因，用一连串动词写出对方的动作，再由事件写到收获。',
  ),
  writing(
    'en-x1-wr-002',
    'en-rj2019-x1-5',
    2,
    prose`
      你校的屋顶菜园用食堂的果皮菜叶制作堆肥（compost）。请给校英文网站写一篇短文，介绍这一做法，内容包括：

      1. 这样做的原因；

      2. 制作的步骤；

      3. 取得的效果。

      参考词汇：layer 层；soil 土壤；worm 蚯蚓

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `,
    prose`
      From Kitchen to Garden

      Our dining hall used to throw away about forty kilos of fruit skins and vegetable leaves a day. Now most of them end up
      on the roof, where they are turned into compost.

      The process is simple. First, the waste is cut into small pieces. Next, it is put into a wooden box, with a layer of dry
      leaves on top of each layer of waste. Some soil and a handful of worms are added to help. Then the pile is watered
      lightly and turned over once a week. After about three months it becomes dark, soft and sweet-smelling.

      Thanks to the compost, our tomatoes have doubled in number, and the dining hall's rubbish has been cut by a third.
    `,
    {
      content: { max: 50, hint: '原因、步骤、效果齐全，步骤完整合理。' },
      language: { max: 60, hint: '能正确使用被动语态说明过程，用词准确。' },
      structure: { max: 40, hint: '用顺序词连接各步骤，结构清楚。' },
    },
    '说明文：过程介绍',
    '说明过程多用一般现在时的被动语态，并用 first、next、then 等词标明顺序。',
  ),
]
