import type { SeedQuestion } from '../../types.ts'
import { ask, fill, gap, prose } from '../builders.ts'
import { cloze, grammarFill, reading } from './make.ts'

export const grade8APassages: readonly SeedQuestion[] = [
  reading(
    'en-8a-rd-01',
    'en-rj2024-8a-4',
    2,
    prose`
    What may grow taller than you in just two days? The answer is bamboo. Some kinds of bamboo can grow about ninety
    centimetres in one day. They are among the fastest-growing plants in the world.

    Many people think that bamboo is a tree, but in fact it is a kind of grass. It doesn't get thicker year by year as
    trees do. A tree often needs more than twenty years before people can use its wood, but many kinds of bamboo are
    ready in three to five years. After people cut it, new bamboo comes up from the same roots, so farmers do not have to
    plant it again.

    Long ago, before paper became common, Chinese people wrote on bamboo. They also made chopsticks, chairs, boats and
    flutes with it. Today people are finding new uses for it. In some shops you can find bamboo bikes, bamboo cups and
    bamboo straws. Many of these things can take the place of plastic ones, so bamboo helps to keep our planet clean.`,
    [
      ask(
        'How does the writer start the passage?',
        ['By telling a story.', 'By asking a question.', 'By giving an order.', 'By showing a picture.'],
        'B',
        '写作手法',
        '文章第一句提出问题，引出话题。',
      ),
      ask(
        'What is true about bamboo?',
        [
          'It is a kind of tree.',
          'It gets thicker every year.',
          'Farmers must plant it again after cutting it.',
          'Many kinds can be used in three to five years.',
        ],
        'D',
        '细节理解',
        '第二段说许多竹子三到五年即可使用；竹子是草，不会逐年变粗，砍后也不必重新种植。',
      ),
      ask(
        'What do the words "take the place of" mean?',
        ['Be used instead of.', 'Be made from.', 'Be put next to.', 'Be sold with.'],
        'A',
        '词义猜测',
        '竹制品能使地球更干净，是因为可以代替塑料制品，take the place of 意为代替。',
      ),
      ask(
        'What is the best title for the passage?',
        ['The Tallest Trees', 'How to Make Paper', 'Bamboo: A Useful Grass', 'Life on a Bamboo Farm'],
        'C',
        '主旨大意',
        '全文介绍竹子是一种长得快、用处多的草。',
      ),
    ],
  ),
  reading(
    'en-8a-rd-02',
    'en-rj2024-8a-7',
    2,
    prose`
    Our school will be fifty years old next month. To celebrate the day, every class is going to put something into a big
    metal box. The box will stay under the old tree by the gate for twenty years, and then the students of that time will
    open it.

    What should we put in it? We talked about it for a whole lesson. "A phone," said Liu Jie. "Our phones will look funny
    to them!" But our teacher said that a phone would not work after so many years. Han Mei wanted to put in a school
    uniform. I suggested letters, and most of my classmates agreed.

    In my letter I wrote, "Dear student of the future, I guess that robots clean your classroom and that you have some
    lessons at home. Maybe you go to school in a bus without a driver. But I hope that some things are still the same. I
    hope that you play basketball after school and laugh with your friends. And I hope that this old tree is still here.
    Can you see it from your window? I can."`,
    [
      ask(
        'Why will the classes put things into a box?',
        [
          "To celebrate the school's birthday.",
          'To give presents to teachers.',
          'To keep the classrooms clean.',
          'To save the old tree.',
        ],
        'A',
        '细节理解',
        '第一段说学校将满五十周年，放东西进箱子是为了庆祝。',
      ),
      ask(
        "Why didn't the class choose a phone?",
        [
          'It was too expensive.',
          'Nobody wanted to give one.',
          "It wouldn't work after many years.",
          'It was too big for the box.',
        ],
        'C',
        '细节理解',
        '第二段中老师说手机过这么多年就不能用了。',
      ),
      ask(
        'What does the writer guess about students of the future?',
        [
          'They wear the same uniforms.',
          'They drive to school.',
          'They clean their classrooms.',
          'They have some lessons at home.',
        ],
        'D',
        '细节理解',
        '信中猜测未来的学生有些课在家上；打扫教室的是机器人。',
      ),
      ask(
        'What can we learn from the end of the letter?',
        [
          'The writer wants to change schools.',
          'The writer hopes that some good things will not change.',
          "The writer doesn't like the future.",
          'The writer cannot see the tree.',
        ],
        'B',
        '推理判断',
        '信的结尾希望打球、欢笑和老树都还在，即希望美好的事物不变。',
      ),
    ],
  ),
  cloze(
    'en-8a-cz-01',
    'en-rj2024-8a-5',
    2,
    prose`
    Last Saturday was my mother's birthday. My father and I decided to make dinner for her by [[1]]. My father is a good
    driver and a good swimmer, but he is a terrible [[2]]. We found a video about cooking fish. "It looks [[3]]," Dad
    said. "It only takes twenty minutes."

    First, we washed the fish. It [[4]] out of my hands and landed on the floor twice. The two bottles on the shelf looked
    the [[5]], so Dad put in vinegar [[6]] soy sauce. After that, I forgot to turn on the [[7]]. Half an hour later, the
    fish was still cold!

    When Mum came home, the kitchen was a mess and dinner wasn't [[8]]. I thought that she would be angry, but she laughed
    until she cried. In the end, we went out for noodles. "It's the [[9]] birthday that I have ever had," Mum said, "and I
    love it."`,
    [
      gap(['himself', 'myself', 'ourselves', 'themselves'], 'C', '反身代词', '主语是我和爸爸，靠自己用 by ourselves。'),
      gap(
        ['cook', 'cooker', 'teacher', 'runner'],
        'A',
        '名词辨析',
        '但转折后说爸爸厨艺很差，厨师是 cook，cooker 是炊具。',
      ),
      gap(['heavy', 'late', 'dirty', 'easy'], 'D', '形容词辨析', '后一句说只要二十分钟，可知看起来很容易。'),
      gap(['spoke', 'fell', 'sat', 'cut'], 'B', '动词辨析', '鱼从手里滑落到地上，用 fell out of my hands。'),
      gap(['same', 'best', 'most', 'other'], 'A', '固定搭配', 'look the same 意为看起来一样，所以拿错了瓶子。'),
      gap(
        ['such as', 'because of', 'in front of', 'instead of'],
        'D',
        '介词短语',
        '本该放酱油却放了醋，用 instead of 表示代替、而不是。',
      ),
      gap(['TV', 'light', 'cooker', 'computer'], 'C', '名词辨析', '半小时后鱼还是凉的，说明忘了开炉灶。'),
      gap(['busy', 'ready', 'lucky', 'heavy'], 'B', '形容词辨析', '厨房一团糟，晚饭还没准备好，用 ready。'),
      gap(['funniest', 'saddest', 'quietest', 'longest'], 'A', '最高级', '妈妈笑出了眼泪，说明这是最好笑的生日。'),
    ],
  ),
  grammarFill(
    'en-8a-gf-01',
    'en-rj2024-8a-3',
    2,
    prose`
    My sister Yutong and I are [[1]] (twin), but we are different in many ways. I am two centimetres [[2]] (tall) than she
    is, and my hair is much [[3]] (long). She is [[4]] (outgoing) than I am, so she makes friends more [[5]] (easy). She is
    the [[6]] (fast) runner in our grade, and she hopes [[7]] (run) in the city games next year. I'm not good at sports,
    but I play the piano [[8]] (well) than she does. My mother says that the [[9]] (important) thing of all is to help each
    other.`,
    [
      fill('twins', '名词复数', '主语是两个人，用复数 twins。'),
      fill('taller', '比较级', 'than 提示用比较级 taller。'),
      fill('longer', '比较级', 'much 修饰比较级，long 的比较级是 longer。'),
      fill('more outgoing', '比较级', '多音节形容词的比较级在前面加 more。'),
      fill('easily', '词性转换', '修饰动词短语 makes friends 用副词，easy 变 y 为 i 再加 -ly。'),
      fill('fastest', '最高级', 'the … in our grade 提示用最高级。'),
      fill('to run', '动词不定式', 'hope to do sth 意为希望做某事。'),
      fill('better', '比较级', 'well 的比较级是 better。'),
      fill('most important', '最高级', 'of all 提示用最高级，important 前加 most。'),
    ],
  ),
]
