"""A class without accounts: lessons as data, printed sheets, lesson codes, and progress in files.

``plan`` has the lessons, ``code`` the lesson codes, ``sheet`` who gets which numbers, ``worksheet`` the page for the
printer, ``exercise`` and ``marking`` any question by its name, ``progress_file`` what a pupil has answered,
``class_table`` the table of a class.
"""
