import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

/** Starter units to unit 4. */
export const grade7AReadingsPart1: readonly SeedQuestion[] = [
  reading(
    'en-7a-rd-01',
    'en-rj2024-7a-s3',
    1,
    prose`
    Welcome to our small farm! I'm Xiaomei. Look, this is our yellow house. There are four people in my family:
    my parents, my brother and I.

    These are our animals. We have thirty chickens, six ducks and two cows. That big black dog near the gate is
    Tiger. Don't be afraid. He is very friendly.

    What are those? They are tomato plants. My mother grows them. The tomatoes are red and sweet. And what's
    behind the house? It's a big apple tree. My brother's swing is under it. It's fun!`,
    [
      ask(
        'What colour is the house?',
        ['Red.', 'Black.', 'Yellow.', 'Green.'],
        'C',
        '细节理解',
        '第一段说 this is our yellow house，房子是黄色的。',
      ),
      ask(
        'How many ducks are there on the farm?',
        ['Two.', 'Four.', 'Thirty.', 'Six.'],
        'D',
        '细节理解',
        '第二段说有三十只鸡、六只鸭和两头牛。',
      ),
      ask(
        'What is Tiger?',
        ['A cow.', 'A dog.', 'A cat.', 'A duck.'],
        'B',
        '细节理解',
        '第二段说门边那只大黑狗叫 Tiger。',
      ),
      ask(
        "Where is the brother's swing?",
        ['Under the apple tree.', 'Near the gate.', 'In the house.', 'Next to the tomato plants.'],
        'A',
        '细节理解',
        '最后一段说秋千在苹果树下，句中 it 指 apple tree。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-02',
    'en-rj2024-7a-1',
    1,
    prose`
    Hello! My name is Song Yifan. I'm twelve years old and I'm in Class 4, Grade 7. There are forty-two students
    in my class. My desk mate is Daniel Lee. He is from Canada, but he speaks good Chinese because he goes to
    school in our city.

    Daniel and I like different things. He likes ice hockey and I like table tennis. His favourite food is
    dumplings, and mine is beef noodles. But we are both interested in space. On Fridays we often read books
    about stars and planets together in the school library.

    Our class teacher is Miss Zhao. She is also our Chinese teacher. She is kind and funny. It is only the second
    week of school, but she can call every student by name. I am happy in my new class.`,
    [
      ask(
        "How many students are there in Yifan's class?",
        ['Twelve.', 'Twenty-four.', 'Forty.', 'Forty-two.'],
        'D',
        '细节理解',
        '第一段说 There are forty-two students in my class。',
      ),
      ask(
        'Where is Daniel from?',
        ['China.', 'The USA.', 'Canada.', 'The UK.'],
        'C',
        '细节理解',
        '第一段说 He is from Canada。',
      ),
      ask(
        'What do Yifan and Daniel both like?',
        ['Ice hockey.', 'Books about space.', 'Table tennis.', 'Beef noodles.'],
        'B',
        '细节理解',
        '第二段说两人都对太空感兴趣，常一起看有关恒星和行星的书。',
      ),
      ask(
        'What do we know about Miss Zhao?',
        ['She knows all her students.', 'She teaches English.', "She is Daniel's mother.", 'She is new in the city.'],
        'A',
        '推理判断',
        '最后一段说开学才第二周她就能叫出每个学生的名字，可知她认识所有学生。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-03',
    'en-rj2024-7a-2',
    2,
    prose`
    This is a photo of my family. We are in my grandparents' garden. The man with a hat is my grandfather. He is
    seventy, but he swims every morning. The woman next to him is my grandmother. She plays the guzheng well.

    My parents are behind my grandparents. My father is a nurse and my mother is a bus driver. Some of my friends
    think it is strange, but I am proud of them. Dad always knows how to help when people feel ill, and Mum knows
    every street in the city.

    The little boy on the grass is my cousin Leo. He is only four. He doesn't look at the camera because he is
    busy with an ant. And where am I? You can't see me in the photo. I'm the one behind the camera!`,
    [
      ask(
        "What can the writer's grandmother do?",
        ['Swim well.', 'Drive a bus.', 'Play the guzheng.', 'Take good photos.'],
        'C',
        '细节理解',
        '第一段说奶奶古筝弹得好；游泳的是爷爷，开公交车的是妈妈。',
      ),
      ask(
        "What is the writer's father?",
        ['A bus driver.', 'A nurse.', 'A teacher.', 'A gardener.'],
        'B',
        '细节理解',
        '第二段说 My father is a nurse。',
      ),
      ask(
        'The words "proud of" in the passage are closest in meaning to "____".',
        ['very pleased with', 'afraid of', 'different from', 'sorry for'],
        'A',
        '词义猜测',
        '作者随后说了爸爸妈妈的长处，可知 proud of 表示为他们感到骄傲，与 very pleased with 意思最接近。',
      ),
      ask(
        'Who takes the photo?',
        ["The writer's father.", 'Leo.', 'The grandmother.', 'The writer.'],
        'D',
        '推理判断',
        '最后一句说作者在相机后面，可知照片是作者拍的。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-04',
    'en-rj2024-7a-3',
    2,
    prose`
    Dear Grace,

    How are you? I'd like to tell you about my new school. It is in a small town between two green hills. The
    school is not big. There are only six classrooms and about two hundred students, but it is special.

    On top of our teaching building, there is a vegetable garden. Every class has its own corner there. My class
    grows tomatoes and beans. We water them before lessons in the morning, and our cooks use them for lunch. The
    food is so fresh!

    Behind the building, there is a small library. It has a big window, and that is my favourite place. I often
    sit by it after school and read. From the window I can see the river and the bridge.

    What is your school like? Is there a special place in it? Please write and tell me.

    Yours,

    Chen Hao`,
    [
      ask(
        "Where is Chen Hao's school?",
        ['By the sea.', 'In a big city.', 'In a small town.', 'On a farm.'],
        'C',
        '细节理解',
        '第一段说学校在两座青山之间的小镇上。',
      ),
      ask(
        'Where is the garden?',
        [
          'Behind the library.',
          'On top of the teaching building.',
          'Next to the river.',
          'In front of the school gate.',
        ],
        'B',
        '细节理解',
        '第二段第一句说菜园在教学楼楼顶。',
      ),
      ask(
        'What do the cooks do with the vegetables?',
        ['They sell them.', 'They give them to families.', 'They water them.', 'They make lunch with them.'],
        'D',
        '细节理解',
        '第二段说厨师用这些蔬菜做午饭；浇水的是学生。',
      ),
      ask(
        'Why does Chen Hao write to Grace?',
        [
          'To tell her about his school.',
          'To ask her for some books.',
          'To invite her to lunch.',
          'To thank her for a letter.',
        ],
        'A',
        '写作意图',
        '开头说想介绍新学校，全文也围绕学校展开。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-05',
    'en-rj2024-7a-4',
    2,
    prose`
    Our school newspaper asks three Grade 7 students about their favourite subjects.

    **Zhang Lin:** My favourite subject is biology. We don't only read books. Our teacher often takes us to the
    school garden, and we draw leaves and insects there. I want to be a scientist one day.

    **Ethan:** I like maths best. Many of my classmates say it's too hard, but for me each problem is like a small
    game. When I find the answer, I feel great. I have maths every day from Monday to Friday.

    **Wu Yue:** I love history. Our teacher tells stories so well. In her lessons, people from hundreds of years
    ago seem to **come alive**. They laugh, cry and make mistakes, just like us. I often watch history programmes
    with my grandpa at weekends, and we talk about them for a long time.`,
    [
      ask(
        'Where does Zhang Lin often have biology lessons?',
        ['In the library.', 'In the school garden.', 'In a museum.', 'At home.'],
        'B',
        '细节理解',
        'Zhang Lin 说老师常带他们去学校的花园画树叶和昆虫。',
      ),
      ask(
        'What does Ethan think of maths problems?',
        ['They are too hard.', 'They take too much time.', 'They are boring.', 'They are like games.'],
        'D',
        '细节理解',
        'Ethan 说每道题都像一个小游戏；觉得太难的是他的同学。',
      ),
      ask(
        'What do the words "come alive" mean?',
        ['Live for many years.', 'Visit the school.', 'Become like real people.', 'Talk to each other.'],
        'C',
        '词义猜测',
        '后一句说他们像我们一样会笑、会哭、会犯错，可知意思是变得像真人一样鲜活。',
      ),
      ask(
        'What is the best title for the passage?',
        ['Subjects We Love', 'How to Learn Maths Well', 'Our History Teacher', 'A School Garden'],
        'A',
        '主旨大意',
        '三名学生分别谈自己最喜欢的学科，其他标题只涉及其中一部分。',
      ),
    ],
  ),
]
